import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Side of one module in pixels: large enough to be scanned off a screen. */
const modulePx = 8

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(name: 'IHDR' | 'IDAT' | 'IEND', data: Buffer) {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Returns a text as a QR code: a PNG in one grey channel, because mail programs show no SVG. */
export function qrPicture(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const side = size * modulePx
  const rows = data.flatMap((row) => {
    const pixels = row.flatMap((isDark) => Array.from({ length: modulePx }, () => (isDark ? 0 : 255)))
    // Each line begins with its filter: none.
    const line = Buffer.from([0, ...pixels])
    return Array.from({ length: modulePx }, () => line)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // 8 bits per pixel; the zeros that follow stand for grey and for the usual compression, filter and order.
  header.writeUInt8(8, 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
