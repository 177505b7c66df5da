// oxlint-disable-next-line import/default -- the address, which Vite exports
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

/** Largest picture within a PDF to decode, in pixels: more than any phone takes. */
const mostPixels = 64_000_000

/**
 * Opens a PDF with PDF.js, which runs no scripts of the document. Tablets show no PDF inside a page. Loaded on first
 * use.
 */
export async function openPdf(url: string) {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  GlobalWorkerOptions.workerSrc = workerUrl
  return getDocument({
    url,
    disableRange: true,
    useWasm: false,
    wasmUrl: '/assets/pdfjs/',
    maxImageSize: mostPixels,
  })
}

export type OpenedPdf = Awaited<Awaited<ReturnType<typeof openPdf>>['promise']>
