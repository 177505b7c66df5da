const signatures = [
  { media: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  { media: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { media: 'image/tiff', starts: [0x49, 0x49, 0x2a, 0x00] },
  { media: 'image/tiff', starts: [0x4d, 0x4d, 0x00, 0x2a] },
  { media: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const

/** Brands of ISO 14496-12 files, major and compatible, that hold a picture: HEVC before the general ones, which AVIF lists too. */
const brands = [
  { media: 'image/avif', brand: /^avi[fs]$/ },
  { media: 'image/heic', brand: /^(hei[cxms]|hev[cxms]|mif1|msf1)$/ },
] as const

/** Type of a file by its first bytes, whatever it is called; null for everything that is not accepted. */
export function mediaOf(bytes: Buffer) {
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp'
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return brandedMedia(bytes)
  return signatures.find(({ starts }) => starts.every((byte, at) => bytes[at] === byte))?.media ?? null
}

function brandedMedia(bytes: Buffer) {
  const listed = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256)).match(/.{4}/gs) ?? []
  return brands.find(({ brand }) => listed.some((one) => brand.test(one)))?.media ?? null
}
