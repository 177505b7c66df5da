import { resources } from '@rumi/contract'
import type { SendRequest } from './attempt.ts'

const impossible = [
  '2026-02-30',
  '2026-02-31',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '9999-99-99',
  '2026-12-01T99:99Z',
]

/**
 * Sends impossible dates to every public call and then reads the messages of the office:
 * what was not refused by name, and what can no longer be read.
 */
export async function requestImpossibleDates(request: SendRequest): Promise<string[]> {
  const catalog = await request(null, 'GET', '/api/catalog')
  const services = catalog.body?.data?.services as { id: string; serviceType: string }[]
  const serviceId = services.find(({ serviceType }) => serviceType === 'Hotel')!.id
  const visitor = { name: 'Rosa', email: 'rosa@correo.mx', dogs: 1 }
  const wrong: string[] = []
  for (const date of impossible) {
    const tried = {
      'a package': await request(null, 'POST', '/api/quotes', {
        ...visitor,
        package: 'Paquete Premium',
        start: date,
      }),
      'a stay': await request(null, 'POST', '/api/quotes', { ...visitor, serviceId, start: date }),
      availability: await request(
        null,
        'GET',
        `/api/availability?serviceId=${serviceId}&from=${date}&to=${date}`,
      ),
      'a closed day': await request('admin', 'POST', '/api/houseDays', { day: date, kind: 'closed' }),
    }
    for (const [what, { status }] of Object.entries(tried))
      if (status < 400 || status >= 500) wrong.push(`${what} on ${date} was answered ${status}`)
  }
  const { status, body } = await request('marta', 'GET', '/api/messages?limit=200')
  if (status !== 200) return [...wrong, `the office's messages were answered ${status}`]
  const messages = body?.data?.messages as { id: string }[]
  return [
    ...wrong,
    ...messages
      .filter((one) => !resources.messages.record.safeParse(one).success)
      .map(({ id }) => `message ${id} cannot be read`),
  ]
}
