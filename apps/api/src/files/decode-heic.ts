/**
 * Decodes the primary picture of a HEIC or HEIF file to upright RGBA. sharp's build has no HEVC decoder
 * (decision 210). Throws above `mostPixels`, as sharp does, and for undecodable files.
 */
export async function decodeHeic(file: Buffer, mostPixels: number) {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const pictures = new libheif.HeifDecoder().decode(file)
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0]
  if (!picture) throw new Error('there is no picture in the file')
  const [width, height] = [picture.get_width(), picture.get_height()]
  if (width * height > mostPixels) throw new Error('the picture exceeds the pixel limit')
  const data = new Uint8ClampedArray(width * height * 4)
  await new Promise<void>((resolve, reject) =>
    picture.display({ data, width, height }, (drawn) =>
      drawn ? resolve() : reject(new Error('the picture cannot be decoded')),
    ),
  )
  return { data, width, height }
}
