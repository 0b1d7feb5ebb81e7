import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, languages, layoutShift, open, test } from './fixtures.ts'
import {
  countRequests,
  expectEveryRowCopies,
  expectNothingSent,
  row,
  type Text,
  texts,
  value,
} from './support/devtools.ts'

test.describe('in its own words', () => {
  test('every language tells networks, faults and conversions', async ({ page }) => {
    for (const language of languages) {
      const text = texts[language]
      await test.step(`${language}: 192.168.1.1/24 is in the very first HTML`, () => expectFirstHtml(page, language))
      await page.setViewportSize({ width: 1280, height: 720 })
      await open(page, `/${language}/dev/ip`)
      await test.step(`${language}: a subnet is calculated and follows the prefix`, () => expectSubnet(page, text))
      await test.step(`${language}: what is wrong is said, and clears the results`, () => expectFaults(page, text))
      await test.step(`${language}: the other mode converts an address and takes no prefix`, () =>
        expectConverter(page, text))
      await test.step(`${language}: IPv6 is read`, () => expectIpv6(page, text))
      await test.step(`${language}: networks are split and ranges covered`, () => expectSplit(page, text))
      await test.step(`${language}: on a phone the first screen tells the answer or the reason`, () =>
        expectRoomOnPhone(page, text))
      if (language !== 'ru') continue
      await test.step('no label breaks inside a word, in the language of long words', async () => {
        await page.getByLabel(text.ip_address).fill('192.168.1.1')
        await expect(page.locator('dt').first()).toBeVisible()
        for (const width of [320, 640, 1024, 1200, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await brokenLabels(page), `${width} px`).toEqual([])
        }
      })
    }
  })

  async function expectFirstHtml(page: Page, language: (typeof languages)[number]): Promise<void> {
    const html = await (await page.request.get(`/${language}/dev/ip`)).text()
    for (const expected of [
      '192.168.1.0/24',
      '192.168.1.255',
      '255.255.255.0',
      '0.0.0.255',
      '192.168.1.254',
      '3232235777',
      texts[language].devtools_local_note,
    ]) {
      expect(html).toContain(expected)
    }
  }

  async function expectSubnet(page: Page, text: Text): Promise<void> {
    const address = page.getByLabel(text.ip_address)
    const prefix = page.getByLabel(text.ip_prefix, { exact: true })
    await expect(page).toHaveTitle(text.ip_page_title)
    await expect(address).toHaveValue('192.168.1.1')
    await expect(prefix).toHaveValue('24')
    await expect(prefix.locator('option')).toHaveCount(33)

    await address.fill('126.38.221.2')
    await prefix.selectOption('20')
    const rows = [
      [text.ip_field_network, '126.38.208.0/20'],
      [text.ip_field_broadcast, '126.38.223.255'],
      [text.ip_field_mask, '255.255.240.0'],
      [text.ip_field_wildcard, '0.0.15.255'],
      [text.ip_field_first_host, '126.38.208.1'],
      [text.ip_field_last_host, '126.38.223.254'],
      [text.ip_field_total_hosts, '4094'],
      [text.ip_field_address, '126.38.221.2'],
      [text.ip_field_version, 'IPv4'],
      [text.ip_field_class, 'A'],
      [text.ip_field_scope, text.ip_public],
      [text.ip_field_binary, '01111110.00100110.11011101.00000010'],
      [text.ip_field_decimal, '2116476162'],
      [text.ip_field_hex, '7E:26:DD:02'],
      [text.ip_field_reverse, '2.221.38.126.in-addr.arpa'],
    ] as const
    await expect(page.locator('dl > div > dd:nth-child(2)')).toHaveText(rows.map(([, shown]) => shown))
    await expect(page.locator('dl > div > dt')).toHaveText(rows.map(([label]) => label))
    await address.fill('224.0.0.1')
    await expect(value(page, text.ip_field_class)).toHaveText(text.ip_class_d)
    await address.fill('127.0.0.1')
    await expect(value(page, text.ip_field_class)).toHaveText(text.ip_class_unknown)
    await expect(value(page, text.ip_field_scope)).toContainText(text.ip_private)
  }

  async function expectFaults(page: Page, text: Text): Promise<void> {
    const address = page.getByLabel(text.ip_address)
    await address.fill('')
    await expect(page.getByRole('alert')).toHaveText(text.ip_errors_empty_input)
    await expect(page.locator('dl')).toHaveCount(0)
    await address.fill('256.1.1.1')
    await expect(page.getByRole('alert')).toHaveText(text.ip_errors_invalid_ip)
    await expect(
      page.getByText(text.ip_fault_octet_large.replace('{position}', '1').replace('{text}', '256')),
    ).toBeVisible()
    await expect(page.locator('dl')).toHaveCount(0)
    // The same rules for the same elements: one language for each state is enough.
    if (text === texts.ru) await expectAccessible(page)
    await address.fill('10.0.0.1')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(value(page, text.ip_field_network)).toHaveText('10.0.0.0/20')
  }

  async function expectConverter(page: Page, text: Text): Promise<void> {
    const address = page.getByLabel(text.ip_address)
    await address.fill('10.0.0.5/22')
    await page.getByText(text.ip_mode_converter, { exact: true }).click()
    await expect(address).toHaveValue('10.0.0.5')
    await expect(page.getByLabel(text.ip_prefix, { exact: true })).toHaveCount(0)
    await expect(value(page, text.ip_field_decimal)).toHaveText('167772165')
    await expect(row(page, text.ip_field_network)).toHaveCount(0)
    await address.fill('fe80::1/64')
    await expect(page.getByRole('alert')).toHaveText(text.ip_errors_invalid_ip)
    await page.getByText(text.ip_mode_subnet, { exact: true }).click()
  }

  async function expectSplit(page: Page, text: Text): Promise<void> {
    await page.getByLabel(text.ip_address).fill('192.168.1.1/24')
    await page.getByLabel(text.ip_split_prefix).selectOption('26')
    await expect(page.getByRole('row')).toHaveCount(5)
    await expect(page.getByRole('row').last()).toContainText('192.168.1.193 – 192.168.1.254')

    // A part is cut, joined and named; the address keeps the plan.
    await page.getByRole('button', { name: text.ip_split_cut.replace('{network}', '192.168.1.192/26') }).click()
    await expect(page.getByRole('row')).toHaveCount(6)
    await page.getByLabel(text.ip_split_name_of.replace('{network}', '192.168.1.224/27')).fill('guests, 2')
    await expect(page).toHaveURL(/&split=26%2C26%2C26%2C27%2C27%3Aguests/)
    await page.reload()
    await expect(page.getByLabel(text.ip_split_name_of.replace('{network}', '192.168.1.224/27'))).toHaveValue(
      'guests, 2',
    )
    await page.getByRole('button', { name: text.ip_split_join.replace('{network}', '192.168.1.192/26') }).click()
    await expect(page.getByRole('row')).toHaveCount(5)
    await expect(page.getByRole('row').last()).toContainText('192.168.1.192/26')

    await page.getByText(text.ip_range, { exact: true }).click()
    const blocks = page.locator('details', { hasText: text.ip_range }).getByRole('listitem')
    await expect(blocks).toHaveText(['192.168.1.10/31', '192.168.1.12/30', '192.168.1.16/30', '192.168.1.20/32'])
    const last = page.getByLabel(text.ip_range_last, { exact: true })
    await last.fill('192.168.1.9')
    await expect(page.getByRole('alert')).toHaveText(text.ip_range_backwards)
    await last.fill('::1')
    await expect(page.getByRole('alert')).toHaveText(text.ip_range_mixed)
    await last.fill('192.168.1.255')
    if (text === texts.sr) await expectAccessible(page)
  }

  async function expectIpv6(page: Page, text: Text): Promise<void> {
    await page.getByLabel(text.ip_address).fill('2001:0DB8::0001/48')
    await expect(page.getByLabel(text.ip_prefix, { exact: true })).toHaveValue('48')
    for (const [label, shown] of [
      [text.ip_field_network, '2001:db8::/48'],
      [text.ip_field_total_addresses, '1208925819614629174706176'],
      [text.ip_field_canonical, '2001:db8::1'],
      [text.ip_field_full, '2001:0db8:0000:0000:0000:0000:0000:0001'],
    ] as const) {
      await expect(value(page, label)).toHaveText(shown)
    }
    await expect(value(page, text.ip_field_scope)).toContainText('RFC 3849')
    await page.getByLabel(text.ip_address).fill('::ffff:192.0.2.1')
    await expect(value(page, text.ip_field_embedded)).toContainText('192.0.2.1')
    if (text === texts.en) await expectAccessible(page)
  }
})

async function expectRoomOnPhone(page: Page, text: Text): Promise<void> {
  const address = page.getByLabel(text.ip_address)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.evaluate(() => scrollTo(0, 0))
  await address.fill('255.255.255.128/25')
  for (const part of [address, page.getByTestId('answer')]) await expectOnFirstScreen(part)

  await address.fill('192.168.1.999')
  const reason = page.getByText(text.ip_fault_octet_large.replace('{position}', '4').replace('{text}', '999'))
  for (const part of [page.getByRole('alert').first(), reason]) await expectOnFirstScreen(part)

  await address.fill('2001:db8::/32, 2a00::/16, 2001:db8:1::/48')
  await expect(page.getByTestId('answer')).toContainText('376')
  expect(await brokenGroups(page), 'a count of IPv6 addresses breaks between its groups of digits').toEqual([])
}

async function expectOnFirstScreen(part: Locator): Promise<void> {
  const box = await part.boundingBox()
  expect(box!.y + box!.height).toBeLessThanOrEqual(812)
}

function brokenLabels(page: Page): Promise<string[]> {
  return page.locator('dt').evaluateAll((labels) =>
    labels
      .filter((label) => {
        const range = document.createRange()
        const text = label.firstChild!
        // A word is whole when it lies on one line.
        return [...label.textContent.matchAll(/\S+/g)].some(({ 0: word, index }) => {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1
        })
      })
      .map((label) => label.textContent),
  )
}

/** Groups of digits in the answer that do not lie on one line. */
function brokenGroups(page: Page): Promise<string[]> {
  return page.getByTestId('answer').evaluate((answer) =>
    [...answer.childNodes].flatMap((text) =>
      [...text.textContent!.matchAll(/\d+/g)].flatMap(({ 0: group, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + group.length)
        return range.getClientRects().length > 1 ? [group] : []
      }),
    ),
  )
}

test('nothing moves, nothing is sent, and every control works', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/en/dev/ip')
  await test.step('nothing moves while the page loads', async () => {
    expect(await layoutShift(page)).toBe(0)
  })
  await page.waitForLoadState('networkidle')
  const requests = countRequests(page)

  await test.step('every value of both cards can be copied', () => expectEveryRowCopies(page, page.locator('dl > div')))

  await test.step('the prefix follows a drag over the bits, the slider and the arrow keys', () => expectDrag(page))

  await test.step('nothing is sent while every control is used', async () => {
    await page.getByLabel('IP address').fill('203.0.113.77/29')
    await page.getByRole('slider').press('ArrowLeft')
    await page.getByLabel('New prefix').selectOption('32')
    await page.getByText('Address range to CIDR blocks').click()
    await page.getByLabel('First address').fill('203.0.113.1')
    await page.getByLabel('Last address', { exact: true }).last().fill('203.0.113.200')
    await page.getByText('IP converter', { exact: true }).click()
    await page.getByLabel('IP address').fill('not an address')
    await page.waitForTimeout(500)
    expectNothingSent(requests, baseURL)
  })

  await test.step('the chosen mode and the bits of the network are seen where the system forces its own colours', async () => {
    await page.getByText('Subnet calculator', { exact: true }).click()
    await page.getByLabel('IP address').fill('192.168.1.1/24')
    await page.emulateMedia({ forcedColors: 'active' })
    const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor)
    const mode = (name: string) => background(page.locator('label').filter({ hasText: name }))
    expect(await mode('Subnet calculator')).not.toBe(await mode('IP converter'))
    const bit = (index: number) => background(page.locator(`[data-bit="${index}"]`))
    expect(await bit(23)).not.toBe(await bit(24))
  })
})

async function expectDrag(page: Page): Promise<void> {
  const prefix = page.getByLabel('Prefix', { exact: true })
  const bit = (index: number) => page.locator(`[data-bit="${index}"]`)
  await bit(23).hover()
  await page.mouse.down()
  await bit(10).hover({ position: { x: 1, y: 5 } })
  await expect(prefix).toHaveValue('10')
  await bit(12).hover({ position: { x: 1, y: 5 } })
  await page.mouse.up()
  await expect(prefix).toHaveValue('12')
  await bit(30).hover()
  await expect(prefix).toHaveValue('12')

  const slider = page.getByRole('slider', { name: 'Prefix length' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(prefix).toHaveValue('13')
  await expect(value(page, 'Network')).toHaveText('192.168.0.0/13')
  await page.keyboard.press('End')
  await expect(value(page, 'Total hosts')).toHaveText('1')
}
