import { words } from '../rows.ts'

/**
 * What is measured: skipped behind a quantity or in front of it, where the row has its category or its unit. An ingredient, a spice and a
 * metal are weighed or poured. What is `named` is no thing, but what is asked of one: its height. A stranger is nothing of this, and no slip of a word that is.
 */
export const things = /* @__PURE__ */ words(`
thing length | tall high long wide deep thick away tall_in wide_in | рост ростом высота ширина глубина | висине висок висока
named length | height my_height my_height_is distance how_far_is how_tall_is how_high_is how_deep_is how_wide_is how_far how_tall | рост мой_рост расстояние высота ширина глубина диагональ я_ростом | висина дијагонала растојање висок_сам висока_сам
named length,time | how_long_is how_long | |
named mass | i_weigh my_weight my_weight_is baby_weighs the_baby_weighs | мой_вес я_вешу вешу | тежак_сам тешка_сам тежим
named time | age | возраст | старост
named speed | how_fast_is how_fast | |
named pressure | | атмосферное_давление артериальное_давление | атмосферски_притисак крвни_притисак
named torque | tightening_torque | момент момент_силы момент_затяжки | момент обртни_момент
named fuel | fuel_economy fuel_consumption gas_mileage mileage | расход_бензина | потрошња
named fuel,flow | consumption | расход |
named flow | flow_rate | расход_воды поток | протока
named datarate | internet_speed download_speed upload_speed bandwidth | скорость_интернета скорость_загрузки скорость_скачивания | брзина_интернета брзина_преузимања
named power | rated_power | | снаге
named temperature | temp room_temperature feels_like dew_point wind_chill preheat preheat_oven_to preheat_the_oven_to bake_at heat_to heat_oven_to how_hot_is how_cold_is how_hot | темп ощущается_как точка_росы разогреть_духовку_до разогрейте_духовку_до | осећај_као загрејати_рерну_на пећи_на
thing mass,time | heavy old | |
thing length,time,speed,energy | marathon run race walk swim sprint dash hike ride marathon_run | забег пробежка | трка
thing length,mass,volume,speed | rope ladder pole boat waist wheel wheels rim rims | труба ткани кабель | 
thing area,length,volume,mass | house apartment flat room garden lawn field plot lot land farm roof wall floor kitchen warehouse office | участок участка дом дома квартира квартиры комната комнаты сад сада огород огорода поле поля земли стена стены дача дачи кухня кухни | стан стана кућа куће плац плаца њива њиве соба собе башта баште земље зид зида
thing pressure,length,mass | tire tires tyre tyres | шина шины шин шинах | гума гуме гумама
thing pressure,area,mass,volume | blood air | |
thing datarate | internet download upload connection | интернет интернета | интернет интернета
thing data | file video photo disk drive memory | файл файла видео диск диска флешка флешки | датотека датотеке фајл фајла диск диска
thing in,cm,mm,m,ft,mass,power,frequency,time | tv television monitor screen display laptop diagonal | телевизор телевизора монитор монитора экран экрана размер | телевизор телевизора монитор монитора екран екрана
thing mass,volume,length,area,time,speed,energy,power,torque,pressure | bag box container parcel suitcase dumbbell dumbbells kettlebell baby newborn person man woman dog cat fish trout steak burger car engine bottle can jar tank pack package | ребенок малыш машина двигатель двигателя мотор мотора лампа лампы бутылка банка канистра посылка чемодан человек | беба особа ауто мотор мотора сијалица флаша боца паковање
thing speed | wind winds gust gusts gusting | ветер ветра порывы ветром | ветар ветра удари
thing temperature,volume,power | oven | духовка духовки вода | рерна рерне
thing temperature | outside inside fever water_temperature room_temperature | на_улице воздуха | напољу
thing speed | speed_limit | | 
thing temperature,speed,volume | | | ваздуха
thing ingredient | flour sugar brown_sugar white_sugar powdered_sugar milk buttermilk butter water oil olive_oil vegetable_oil sunflower_oil coconut_oil rice beer wine honey cream sour_cream cheese oats cocoa nuts raisins syrup vinegar lemon_juice juice meat beef chicken ham pork potatoes apples bananas strawberries bread chocolate pasta coffee tea cola gas gasoline petrol diesel crude crude_oil vodka | муки муку сахара сахару молока масла воды риса пива вина сливок сметаны сыра творога меда мёда мяса говядины курицы картофеля картошки яблок гречки овсянки какао дрожжей кофе чая водки бензина солярки нефти зерна сена песка цемента бетона | брашна шећера млека путера маслаца воде уља пиринча пива вина павлаке меда сира квасца какаоа меса пилетине шунке кромпира јабука кафе чаја ракије кајмака бензина дизела нафте песка цемента бетона
thing spice | salt vanilla cinnamon baking_powder baking_soda soda yeast pepper nutmeg ginger paprika cumin oregano | соли соды перца корицы ванили | соли соде бибера цимета ваниле
thing metal | gold silver platinum | золота серебра платины | злата сребра платине
stranger . | there metro | метро | метро
metal . | gold silver platinum | золота серебра платины | злата сребра платине
`)
