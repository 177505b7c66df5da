/** Returns a PDF of one page with these lines: objects, their table of offsets, trailer. */
export function pdfOf(lines: readonly string[]): Buffer {
  const escaped = lines.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`)
  const page = `BT /F1 12 Tf 16 TL 56 780 Td ${escaped.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ].map((object, place) => `${place + 1} 0 obj\n${object}\nendobj\n`)
  const head = '%PDF-1.4\n'
  const offsets = objects.map((_, place) => head.length + objects.slice(0, place).join('').length)
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  return Buffer.from(
    `${head}${objects.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}` +
      `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${head.length + objects.join('').length}\n%%EOF\n`,
    'latin1',
  )
}
