import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Half-transparent PNG of one colour. */
export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#8a1c4a80' } })
    .png()
    .toBuffer()

/** Square green PNG with a red stripe from edge to edge. */
export const stripedIcon = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#00ff00' } })
    .composite([{ input: { create: { width: side, height: side / 2, channels: 3, background: '#ff0000' } } }])
    .png()
    .toBuffer()

/** Colour of a pixel, as red, green and blue. */
export async function colourAt(picture: ArrayBuffer, left: number, top: number) {
  const pixel = sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 })
  return [...(await pixel.raw().toBuffer())]
}

/** Width and height of a picture in px. */
export async function pixelSizeOf(picture: ArrayBuffer) {
  const { width, height } = await sharp(picture).metadata()
  return [width, height]
}

/** Small PNG with a declared size of 30,000 pixels square. */
export function pixelBomb() {
  const crcTable = Array.from({ length: 256 }, (_, n) =>
    Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n),
  )
  const crc = (bytes: Buffer) =>
    (bytes.reduce((c, byte) => crcTable[(c ^ byte) & 0xff]! ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const tail = Buffer.alloc(4)
    tail.writeUInt32BE(crc(body))
    return Buffer.concat([head, body, tail])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(30_000, 0)
  size.writeUInt32BE(30_000, 4)
  size.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A HEIC of 96 × 64 pixels, encoded by x265: the left half is #336699, the right half #c98f5a. */
export const heicPicture = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAT5tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFiAAEAAAAAAAAAOwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAvmlwcnAAAACgaXBjbwAAAHRodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbpOSkubAgAAAMACAAAAwAIQCIAAQAGRAHAcYESAAAAFGlzcGUAAAAAAAAAYAAAAEAAAAAQcGl4aQAAAAADCAgIAAAAFmlwbWEAAAAAAAAAAQABA4ECgwAAAENtZGF0AAAANygBrCeAhMz/8O61/Qp//KLbE0Lj0I/K3vxAMVMO9GScLJqm/blNjfZkygwa71rgb5UaUGnWtfA=',
  'base64',
)
