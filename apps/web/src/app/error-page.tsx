import { isRouteErrorResponse, useRouteError } from 'react-router'
import { errorCopy } from '../copy/shared/error.ts'
import { buttonLook } from '../ui/controls/button-look.ts'
import { NotFoundWords } from './not-found-words.tsx'
import { publicPaths } from '../shared/business/public-paths.ts'
import { forgetReloads } from './reload-for-module.ts'

/** Page for a missing address or a render error; small, because every page includes it. */
export function ErrorPage() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className="shell grid min-h-dvh content-center justify-items-center gap-4 py-16 text-center">
      {missing ? <NotFoundWords /> : <BrokenWords />}
    </main>
  )
}

function BrokenWords() {
  // Also rendered on the server, where `navigator` does not exist.
  const isCut = typeof window !== 'undefined' && !navigator.onLine
  return (
    <>
      <h1 className="text-2xl tracking-tight">{isCut ? errorCopy.cutTitle : errorCopy.brokenTitle}</h1>
      <p className="measure text-ink-soft">{isCut ? errorCopy.cutText : errorCopy.brokenText}</p>
      <button
        type="button"
        onClick={() => {
          forgetReloads()
          window.location.reload()
        }}
        className={buttonLook({ className: 'mt-2' })}
      >
        {errorCopy.again}
      </button>
      <a href={publicPaths.home()} className={buttonLook({ tone: 'quiet' })}>
        {errorCopy.backHome}
      </a>
    </>
  )
}
