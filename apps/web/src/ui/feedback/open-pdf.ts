// oxlint-disable-next-line import/default -- the address, which Vite exports
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

/** Pixels of the largest picture within a PDF that is decoded: more than any phone takes. */
const mostPixels = 64_000_000

/**
 * Opens a PDF of ours with PDF.js, which draws pages and runs nothing that is in them; browsers on tablets show no PDF within a page.
 * Loaded when the first one is shown.
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
