import { PassThrough, Readable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createContext,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { EarlyLoaderScript, earlyLoaderOf } from './early-loader.tsx'

/** Reports an error in a loader or during rendering; the response shows only status 500. */
export const renderFailure = createContext<(error: unknown) => void>((error) => console.error(error))

/** Renders a complete page before sending it: it is cached and shared. */
export default function drawPage(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <EarlyLoaderScript value={earlyLoaderOf(context, new URL(url).pathname)}>
        <ServerRouter context={context} url={url} />
      </EarlyLoaderScript>,
      {
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8')
          const body = Readable.toWeb(pipe(new PassThrough())) as ReadableStream<Uint8Array>
          resolve(new Response(body, { status, headers }))
        },
        onShellError: reject,
      },
    )
  })
}

type Failed = { context: Readonly<RouterContextProvider> }

/** A missing page is no failure. */
function reportFailure(error: unknown, { context }: Failed) {
  if (!isRouteErrorResponse(error)) context.get(renderFailure)(error)
}

export { reportFailure as handleError }
