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

function sendFile(response: ServerResponse, path: string) {
  const file = join(files, path)
  if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
  const packed = existsSync(`${file}.br`)
  response.writeHead(200, {
    'content-type': contentTypes[extname(file)] ?? 'text/plain',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  })
  return response.end(readFileSync(packed ? `${file}.br` : file))
}

export type HandWrittenSite = { url: string; stop: () => void }

/** Serves the pages (HTML by path) without their scripts, with the built site's styles and pictures, compressed alike. */
export async function startHandWrittenSite(pages: ReadonlyMap<string, string>): Promise<HandWrittenSite> {
  const packed = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(withoutScripts(html))]))
  const server = createServer((request, response) => {
    const path = decodeURI((request.url ?? '/').split('?')[0] ?? '/')
    const page = packed.get(path)
    if (!page) return sendFile(response, path)
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
