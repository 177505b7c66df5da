import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { errorCopy } from '../copy/error.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { paths } from './paths.ts'

/** What is shown when a page does not exist or could not be drawn. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <main className="shell section-y grid justify-items-center gap-4 text-center">
      <h1 className="text-2xl">{errorCopy.brokenTitle}</h1>
      <p className="measure">{errorCopy.brokenText}</p>
      <Link to={paths.home()} reloadDocument className="font-strong text-link underline">
        {errorCopy.backHome}
      </Link>
    </main>
  )
}
