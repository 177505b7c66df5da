import { useEffect, useRef } from 'react'
import type { OpenedPdf } from './open-pdf.ts'

/** Largest canvas of a tablet's browser, in pixels. */
const mostPixels = 12_000_000

type PdfPageProps = {
  pdf: OpenedPdf
  number: number
  turns: number
  label: string
  onFailed: () => void
}

/** Renders one page of an open PDF into a canvas of its displayed size. */
export function PdfPage({ pdf, number, turns, label, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let cancel = () => {}
    let wanted = true
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (!wanted || !canvas.current) return
      const rotation = (page.rotate + turns * 90) % 360
      const { width, height } = page.getViewport({ scale: 1, rotation })
      const shownWidthPx = canvas.current.clientWidth * window.devicePixelRatio
      const scale = Math.min(shownWidthPx / width, Math.sqrt(mostPixels / (width * height)))
      const viewport = page.getViewport({ scale, rotation })
      canvas.current.width = Math.floor(viewport.width)
      canvas.current.height = Math.floor(viewport.height)
      const drawing = page.render({ canvas: canvas.current, viewport })
      cancel = () => drawing.cancel()
      await drawing.promise
    }
    draw().catch(() => wanted && onFailed())
    return () => {
      wanted = false
      cancel()
    }
  }, [pdf, number, turns, onFailed])
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is drawn into
  return <canvas ref={canvas} role="img" aria-label={label} className="block h-auto w-full" />
}
