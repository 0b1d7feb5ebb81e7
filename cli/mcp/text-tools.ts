import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { axesChoices } from '#engines/coordinates/index.ts'
import { categories } from '#engines/units/index.ts'
import { askCoordinates, coordinateTargets } from '../tools/coordinates.ts'
import { askIp } from '../tools/ip.ts'
import { askJwt } from '../tools/jwt.ts'
import type { Circumstances } from '../tools/outcome.ts'
import { askTime } from '../tools/time.ts'
import { askUnits } from '../tools/units.ts'
import { reading, resultOf } from './result.ts'

/** A text with something in it: an empty one is a slip of who asks. */
const typed = (most: number) => z.string().trim().min(1).max(most)

const kinds = categories.map(({ name }) => name.en.toLowerCase()).join(', ')

/** The tools that read a text: the same questions and outcomes as those of the command line. */
export function addTextTools(server: McpServer, circumstances: () => Circumstances): void {
  server.registerTool(
    'convert_units',
    {
      title: 'Convert units',
      description: `Converts a quantity between units, by exact definitions: ${kinds}. Computes sums, products and quotients of quantities with their dimensions, too. Use it for every conversion of units. The result says what was understood and whether it is exact or rounded, and gives all digits and the fraction. Without \`to\` it answers in the usual units of the category, with \`all\` in every unit.`,
      inputSchema: z.object({
        quantity: typed(300).describe(
          'Number with unit: "5 mi", "5\'11\\"", "98.6 °F", "1/3 cup", "3,5 км"; a sum: "60 mph * 2.5 h", "(3 ft + 2 cm) * 2"; or a whole question: "42.195 km in miles".',
        ),
        to: typed(80).optional().describe('Unit wanted, by symbol or name: "km", "nautical miles".'),
        all: z.boolean().optional().describe('Every unit of the category instead of the usual ones.'),
      }),
      annotations: reading,
    },
    ({ quantity, to, all = false }) =>
      resultOf(askUnits({ words: [quantity], ...(to === undefined ? {} : { to }), all }, circumstances())),
  )

  server.registerTool(
    'convert_coordinates',
    {
      title: 'Convert coordinates',
      description:
        'Converts a point on Earth between WGS 84 (decimal degrees, degrees minutes seconds, decimal minutes), UTM, MGRS, USNG, Web Mercator, SK-42, SK-95, OSGB, plus code, geohash and Maidenhead. Recognises the notation by itself, also links of map services. Without `to` it answers in all of them. Where bare numbers fit several systems it says so: then give `from`.',
      inputSchema: z.object({
        point: typed(2000).describe(
          'The point in any notation: "55.7558, 37.6173", "37U DB 13224 79766", "9G7VQJ48+8W".',
        ),
        to: z
          .string()
          .max(200)
          .optional()
          .describe(
            `System wanted: one of ${coordinateTargets.join(', ')}, or any of the registry by code or name: "EPSG:6316", "Gauss-Krüger zone 7".`,
          ),
        from: z
          .string()
          .max(200)
          .optional()
          .describe('System the point is in, where its text does not tell: the same names and codes.'),
        axes: z
          .enum(axesChoices)
          .optional()
          .describe('Which letter is north, or which number comes first, where the answer says that both orders fit.'),
      }),
      annotations: reading,
    },
    async ({ point, to, from, axes }) =>
      resultOf(
        await askCoordinates(
          { text: point, ...(from ? { from } : {}), ...(to ? { to } : {}), ...(axes ? { axes } : {}) },
          circumstances(),
        ),
      ),
  )

  server.registerTool(
    'convert_time',
    {
      title: 'Convert time',
      description:
        'Converts a Unix timestamp (seconds, milliseconds, microseconds, nanoseconds), a date as people or programs write it, or an identifier that holds a time (UUID, ULID, ObjectId, snowflake) to every other form: ISO 8601, UTC, wall time of a zone, counts, day of the week. "now" gives the present moment. Other meanings of the text are listed under `offered`.',
      inputSchema: z.object({
        moment: typed(1100).describe('"1700000000", "2023-11-14 22:13", "14 Nov 2023, 23:13 CET", "now".'),
        zone: typed(80)
          .optional()
          .describe(
            'IANA time zone, such as "Europe/Belgrade": where a date without a zone is read and where the answer is told. Else that of this computer.',
          ),
        unit: z.enum(['s', 'ms', 'us', 'ns']).optional().describe('What a bare number counts; else its size decides.'),
      }),
      annotations: reading,
    },
    ({ moment, zone, unit }) =>
      resultOf(askTime({ text: moment, ...(zone ? { zone } : {}), ...(unit ? { unit } : {}) }, circumstances())),
  )

  server.registerTool(
    'describe_ip',
    {
      title: 'Describe IP addresses',
      description:
        'Calculates IPv4 and IPv6 networks: network, broadcast, mask, first and last host, number of hosts, whether an address is private, public or special; the CIDR blocks of a range; the equal parts of a network.',
      inputSchema: z.object({
        address: typed(400).describe(
          '"10.0.0.0/22", "192.168.1.7 255.255.255.0", "2001:db8::1", or a range: "10.0.0.5-10.0.0.20".',
        ),
        split: z
          .number()
          .int()
          .min(0)
          .max(128)
          .optional()
          .describe('Prefix length of the parts a network is split into.'),
      }),
      annotations: reading,
    },
    ({ address, split }) =>
      resultOf(askIp({ text: address, ...(split === undefined ? {} : { split }) }, circumstances())),
  )

  server.registerTool(
    'decode_jwt',
    {
      title: 'Decode a JSON Web Token',
      description:
        'Decodes a JSON Web Token without verifying its signature: header, payload, dates, and what about it deserves a second look (no signature, no expiry, a key it brings itself). Never take its content for proven.',
      inputSchema: z.object({
        token: typed(1_000_000).describe(
          'The token, or a text that holds one: "Authorization: Bearer …", a cookie, JSON.',
        ),
      }),
      annotations: reading,
    },
    ({ token }) => resultOf(askJwt(token, circumstances())),
  )
}
