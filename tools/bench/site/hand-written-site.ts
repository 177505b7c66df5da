import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../../run/clean-environment.ts'
import { freePort } from '../../machine/free-port.ts'
import { withoutScripts } from './without-scripts.ts'

const files = join(root, 'apps/web/build/client')

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** A picture that the server draws, compressed as it hands it out. */
async function sendDrawing(response: ServerResponse, url: string) {
  const drawn = await fetch(url)
  if (!drawn.ok) return response.writeHead(drawn.status).end()
  const packed = brotliCompressSync(Buffer.from(await drawn.arrayBuffer()))
  response.writeHead(200, {
    'content-type': drawn.headers.get('content-type') ?? 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  return response.end(packed)
}

function sendFile(response: ServerResponse, path: string, product: string) {
  const file = join(files, path)
  if (!existsSync(file) || !statSync(file).isFile()) return sendDrawing(response, product + path)
  const packed = existsSync(`${file}.br`)
  response.writeHead(200, {
    'content-type': contentTypes[extname(file)] ?? 'text/plain',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  })
  return response.end(readFileSync(packed ? `${file}.br` : file))
}

export type HandWrittenSite = { url: string; stop: () => void }

/** Serves the pages (HTML by path) of the running product without their scripts, with its styles and pictures, compressed alike. */
export async function startHandWrittenSite(
  product: string,
  pages: ReadonlyMap<string, string>,
): Promise<HandWrittenSite> {
  const packed = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(withoutScripts(html))]))
  const server = createServer((request, response) => {
    const path = decodeURI((request.url ?? '/').split('?')[0] ?? '/')
    const page = packed.get(path)
    if (!page) return void sendFile(response, path, product)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    return response.end(page)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
