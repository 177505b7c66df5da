/**
 * How many groups of the second level stand under each of the first (SAT: Anexo 24, código agrupador de cuentas). They are numbered from 01
 * without a gap, so that the numbers say all of them.
 */
const secondLevels =
  '100:2 101:1 102:2 103:3 104:1 105:4 106:10 107:5 108:4 109:23 110:1 111:1 112:1 113:8 114:1 115:7 116:1 117:1 118:4 119:4 120:4 121:1 ' +
  '151-170:1 171:18 172:18 173-182:1 183:10 184:3 185:1 186:10 187:1 188:3 189-191:1 ' +
  '200:2 201:4 202:12 203:18 204:1 205:6 206:5 207:2 208:2 209:2 210:7 211:3 212:1 213:7 214:1 215:3 216:12 217:1 218:1 ' +
  '251:6 252:17 253:18 254-258:1 259:3 260:1 300:0 301:5 302:3 303:1 304:4 305:3 306:1 ' +
  '400:0 401:41 402:5 403:5 500:0 501:8 502:4 503:1 504:25 505:2 ' +
  '600:0 601:84 602:84 603:82 604:82 605:31 606-610:1 611:2 612:1 613:18 614:10 700:0 701:11 702:10 703:21 704:23 800:0 801-816:2 899:2'

const subgroupsOf = new Map(
  secondLevels.split(' ').flatMap((written) => {
    const [span = '', count = ''] = written.split(':')
    const [first, last = first] = span.split('-').map(Number)
    const groups = Array.from({ length: last! - first! + 1 }, (_, step) => String(first! + step))
    return groups.map((group) => [group, Number(count)] as const)
  }),
)

function isSatGroup(code: string) {
  const [, group = '', subgroup] = /^(\d{3})(?:\.(\d{2}))?$/.exec(code) ?? []
  const count = subgroupsOf.get(group)
  if (count === undefined) return false
  return subgroup === undefined || (Number(subgroup) >= 1 && Number(subgroup) <= count)
}

/** The group under which SAT knows an account: what it says of itself, or the nearest above it; null where SAT knows none. */
export function satGroupOf({ code, satGroup }: { code: string; satGroup: string }): string | null {
  const levels = (satGroup || code).split('.')
  for (let count = Math.min(2, levels.length); count > 0; count -= 1) {
    const group = levels.slice(0, count).join('.')
    if (isSatGroup(group)) return group
  }
  return null
}
