import { data } from 'react-router'
import { NotFoundScene } from '../art/scenes/empty/not-found-scene.tsx'
import { errorCopy } from '../copy/shared/error.ts'
import { NotFoundWords } from './not-found-words.tsx'

/** Status 404 for the server; a client-side navigation renders the page directly. */
export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export const meta = () => [{ title: errorCopy.notFoundTitle }, { name: 'robots', content: 'noindex' }]

/** Page for a missing address. */
export default function NotFoundPage() {
  return (
    <main
      id="contenido"
      className="shell grid min-h-[70vh] content-center justify-items-center gap-4 pt-28 pb-16 text-center"
    >
      <NotFoundScene className="w-full max-w-md" />
      <NotFoundWords />
    </main>
  )
}
