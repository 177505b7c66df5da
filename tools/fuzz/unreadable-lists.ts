import {
  callList,
  pathOf,
  resources,
  formatDay,
  formatMoment,
  type CallSpec,
  type ResourceSpec,
} from '@rumi/contract'
import type { TestServer } from '../../tests/support/servers/open-test-server.ts'
import { today } from '../../apps/api/src/http/clock.ts'

/** Requests of the office that are no list of records; days are filled in where they are required. */
const officeCalls: Record<string, string> = {
  'desk.day': `day=${today()}`,
  'desk.waiting': '',
  'desk.passes': '',
  'deadLetters.list': '',
  'schedule.show': '',
  'reports.occupancy': '',
  'reports.houseUse': '',
  'reports.expiringMedicalRecords': '',
  'expenses.list': '',
}

type SendRequest = (path: string) => Promise<{ status: number; body: Record<string, unknown> }>

/** Lists of the office without a response, or with a row that breaks the contract or cannot be shown. */
export async function unreadableLists({ app }: TestServer, token: string): Promise<string[]> {
  const request: SendRequest = async (path) => {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await app.inject({ method: 'GET', url: `/api${path}`, headers })
    return { status: reply.statusCode, body: reply.json() }
  }
  const found: string[] = []
  for (const spec of Object.values(resources) as ResourceSpec[]) {
    // A list of one person's own is no list of the office.
    if (spec.verbs.list && !spec.verbs.list.path) found.push(...(await unreadableRecords(spec, request)))
  }
  for (const call of callList) {
    const query = officeCalls[call.name]
    if (query === undefined || !call.answer) continue
    const { status, body } = await request(`${call.path}?${query}`)
    const wrong = status === 200 ? faultOf(call.answer, body) : `answered ${status}`
    if (wrong) found.push(`${call.name}: ${wrong}`)
  }
  return found
}

async function unreadableRecords(spec: ResourceSpec, request: SendRequest): Promise<string[]> {
  const found: string[] = []
  for (let cursor = ''; ;) {
    const { status, body } = await request(`${pathOf(spec, 'list')}?limit=200${cursor}`)
    if (status !== 200) return [...found, `${spec.name}.list: answered ${status}`]
    const records = (body.data as Record<string, Record<string, unknown>[]>)[spec.many] ?? []
    for (const record of records) {
      const wrong = faultOf(spec.record, record)
      if (wrong) found.push(`${spec.name} ${String(record[spec.id])}: ${wrong}`)
    }
    if (typeof body.nextCursor !== 'string') return found
    cursor = `&cursor=${encodeURIComponent(body.nextCursor)}`
  }
}

/** Reason why a screen cannot show a value; null where it can. */
export function faultOf(schema: NonNullable<CallSpec['answer']>, value: unknown): string | null {
  const parsed = schema.safeParse(value)
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')
  try {
    sayTimes(parsed.data)
    return null
  } catch (error) {
    return String(error)
  }
}

const timeNames = /^(?:start|end|date|day|from|to|at|.*(?:At|On|From|Until|Date|Day))$/

/** Says every day and instant of a value as screens do. */
function sayTimes(value: unknown, name = ''): void {
  if (Array.isArray(value)) for (const item of value) sayTimes(item, name)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inside] of Object.entries(value)) sayTimes(inside, key)
  else if (typeof value === 'string' && timeNames.test(name))
    void (value.includes('T') ? formatMoment(value, today()) : formatDay(value, today()))
}
