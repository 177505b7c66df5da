/** Sends a form with upload progress, which `fetch` lacks; otherwise behaves as `fetch`. */
export const uploadWithProgress = (
  url: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () =>
      resolve(
        new Response(request.status === 204 ? null : request.responseText, {
          status: request.status,
          headers: headersIn(request.getAllResponseHeaders()),
        }),
      ),
    )
    request.addEventListener('error', () => reject(new TypeError('the connection was lost')))
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body as XMLHttpRequestBodyInit | null)
  })

const headersIn = (lines: string) =>
  new Headers(
    lines
      .trim()
      .split(/\r?\n/)
      .map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ')
        return [name, value.join(': ')]
      })
      .filter(([name]) => name !== ''),
  )
