import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Long enough for a server to look at what an upload is about before its bytes are there. */
const lookedAtMs = 150

type Upload = { url: string; token: string; file: Buffer }

/** An upload whose first half has arrived; `finish` sends the rest and answers the status. */
export async function slowUpload({ url, token, file }: Upload): Promise<{ finish: () => Promise<number> }> {
  const boundary = 'frontera'
  const requested = request(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  })
  const answered = once(requested, 'response')
  requested.write(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="foto.png"\r\ncontent-type: image/png\r\n\r\n`,
  )
  const half = Math.floor(file.length / 2)
  requested.write(file.subarray(0, half))
  await sleep(lookedAtMs)
  return {
    async finish() {
      requested.write(file.subarray(half))
      requested.end(`\r\n--${boundary}--\r\n`)
      const [response] = (await answered) as [IncomingMessage]
      response.resume()
      return response.statusCode ?? 0
    },
  }
}
