import type { DemoName, TestServer } from '../servers/open-test-server.ts'
import { smallestPicture } from '../bookings/smallest-picture.ts'

const boundary = 'frontera'
const part = (disposition: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`

/** Sends medical records of a dog with the photo that shows them. */
export const sendRecordsOfPhoto = async (
  server: TestServer,
  who: DemoName,
  dogId: string,
  fields: { records: readonly object[]; undoId?: string },
  headers: Record<string, string> = {},
) =>
  server.request(
    who,
    'POST',
    `/api/rumis/${dogId}/medical-records`,
    Buffer.concat([
      Buffer.from(`${part('name="fields"')}${JSON.stringify(fields)}\r\n`),
      Buffer.from(part('name="file"; filename="cartilla.png"')),
      Buffer.from(await smallestPicture.arrayBuffer()),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  )
