import { expect, expectAccessible, open, test } from './fixtures.ts'
import { paste, refuseClipboard, row, texts, value } from './support/devtools.ts'

for (const gesture of ['click', 'tap'] as const)
  test.describe(`first gesture: ${gesture}`, () => {
    test.use({ hasTouch: gesture === 'tap' })

    test('what the page put into its field gives way', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const field = page.getByLabel('IP address')

      await test.step('a pasted network is the answer', async () => {
        await open(page, '/en/dev/ip')
        await field[gesture]()
        await paste(page, '10.0.0.0/22')
        await expect(field).toHaveValue('10.0.0.0/22')
        await expect(page.getByTestId('answer')).toHaveText('10.0.0.0/22: 1,022 hosts, 10.0.0.1 to 10.0.3.254')
      })

      await test.step('a typed one too, and it is split by host counts', async () => {
        await open(page, '/en/dev/ip?again')
        await field[gesture]()
        await page.keyboard.type('10.0.0.0/22')
        await expect(field).toHaveValue('10.0.0.0/22')

        await page.getByText('Split by host counts (VLSM)').click()
        await page.getByLabel('Hosts wanted in each network')[gesture]()
        await page.keyboard.type('500 100')
        const rows = page.locator('details').getByRole('row')
        await expect(rows.nth(1)).toContainText('10.0.0.0/23')
        await expect(rows.nth(2)).toContainText('10.0.2.0/25')
      })

      // What becomes of a text does not depend on how the field was entered.
      if (gesture === 'tap') return
      await test.step('a list pasted in lines stays a list', async () => {
        await open(page, '/en/dev/ip?list')
        await field[gesture]()
        await paste(page, '10.0.0.0/24\n10.0.1.0/24\r\n10.0.0.128/25\nnonsense\n')
        await expect(field).toHaveValue('10.0.0.0/24, 10.0.1.0/24, 10.0.0.128/25, nonsense')
        await expect(page.getByText('10.0.0.0/24 contains 10.0.0.128/25')).toBeVisible()
        await expect(page.getByRole('region', { name: 'List of networks' }).getByRole('listitem').last()).toHaveText(
          '10.0.0.0/23',
        )
        await expect(page.getByText('Not read: nonsense')).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('ControlOrMeta+Z')
        await expect(field).toHaveValue('192.168.1.1')
      })
    })
  })

test('what is typed is read and explained, and copying that is refused changes nothing', async ({ page }) => {
  const expectRefused = await refuseClipboard(page)
  await open(page, '/en/dev/ip')
  const address = page.getByLabel('IP address')
  const prefix = page.getByLabel('Prefix', { exact: true })
  const network = value(page, 'Network')

  await test.step('a refused clipboard changes nothing but the log', async () => {
    await expectRefused(row(page, 'Network').getByRole('button'))
  })

  await test.step('what is neither private nor public is special', async () => {
    for (const special of [
      '255.255.255.255',
      '169.254.1.1',
      '100.64.0.1',
      '224.0.0.1',
      'ff02::1',
      '::',
      '2001:db8::1',
    ]) {
      await address.fill(special)
      await expect(value(page, texts.en.ip_field_address)).toHaveText(special)
      await expect(value(page, 'Private or public')).toContainText('Special')
    }
    await address.fill('8.8.8.8')
    await expect(value(page, 'Private or public')).toHaveText('Public')
  })

  await test.step('other notations are read, with a word about it', async () => {
    for (const [text, read, word] of [
      ['3232235777', '192.168.1.1', 'one decimal number'],
      ['0xC0A80101', '192.168.1.1', 'hexadecimal'],
      ['[::1]:8080', '::1', 'with a port'],
      ['http://10.0.0.1/x', '10.0.0.1', 'in a link'],
    ] as const) {
      await address.fill(text)
      await expect(page.getByText(`: ${read}.`)).toContainText(word)
    }
    await page.getByText('IP converter', { exact: true }).click()
    await address.fill('3232235777')
    await expect(page.getByTestId('answer')).toHaveText('192.168.1.1 = 3232235777 = 0xC0A80101')
  })

  await test.step('what the other mode reads, and what was meant, is a button away', async () => {
    await address.fill('10.0.0.0/22')
    await page.getByRole('button', { name: 'Open it in the subnet calculator' }).click()
    await expect(prefix).toHaveValue('22')
    await address.fill('127.1')
    await expect(page.getByText('here their number is 2')).toBeVisible()
    await page.getByRole('button', { name: '127.0.0.1' }).click()
    await expect(address).toHaveValue('127.0.0.1')
  })

  await test.step('a mask of zeros is named, and the other reading is a button', async () => {
    await address.fill('10.0.0.1 0.0.0.0')
    await expect(page.getByText('is a wildcard mask: /32')).toBeVisible()
    await expect(network).toHaveText('10.0.0.1/32')
    await page.getByRole('button', { name: 'Read it as a netmask: /0' }).click()
    await expect(network).toHaveText('0.0.0.0/0')
    await address.fill('10.0.0.0/31')
    await expect(row(page, 'Broadcast')).toHaveCount(0)
    await expect(value(page, 'Last host')).toHaveText('10.0.0.1')
  })

  await test.step('an address with its mask sets the prefix, and the selector takes over from there', async () => {
    await address.fill('10.0.0.5 255.255.252.0')
    await expect(prefix).toHaveValue('22')
    await expect(network).toHaveText('10.0.0.0/22')
    await prefix.selectOption('30')
    await expect(address).toHaveValue('10.0.0.5')
    await expect(network).toHaveText('10.0.0.4/30')
    await address.fill('10.0.1.77/27')
    await expect(network).toHaveText('10.0.1.64/27')
    await address.fill('10.0.0.5')
    await expect(network, 'a prefix in a text counts for that text').toHaveText('10.0.0.4/30')
    await address.fill('10.0.0.5/99')
    await expect(page.getByRole('alert')).toContainText('Invalid IP address format')
  })

  await test.step('a range typed into the field is counted and covered', async () => {
    await address.fill('10.0.0.1-10.0.0.20')
    await expect(page.getByTestId('answer')).toContainText('20 addresses')
    await expect(value(page, 'Smallest network holding all')).toHaveText('10.0.0.0/27')
    await expectAccessible(page)
  })

  await test.step('what was typed survives a reload and a change of language, and a bad link is ignored', async () => {
    await page.getByText('Subnet calculator', { exact: true }).click()
    await page.getByLabel('IP address').fill('10.0.0.5')
    await page.getByLabel('Prefix', { exact: true }).selectOption('20')
    await expect(page).toHaveURL(/#ip=10\.0\.0\.5&prefix=20$/)
    await page.reload()
    await expect(value(page, 'Network')).toHaveText('10.0.0.0/20')
    await open(page, '/ru/dev/ip#ip=10.0.0.5&prefix=20')
    await expect(value(page, 'Сеть')).toHaveText('10.0.0.0/20')
    for (const bad of ['#prefix=9', '#ip', '#ip=1.1.1.1&prefix=99&mode=x', '#%E0%A4%A']) {
      await open(page, `/en/dev/ip${bad}`)
      await expect(page.getByLabel('Prefix', { exact: true })).toHaveValue('24')
    }
  })
})
