const longestSidePx = 1600
const quality = 0.85

/**
 * A photo as large as it is ever shown, so that it leaves a yard with a weak signal in a second. What this browser
 * cannot draw is sent as it is: the house looks at every file itself.
 */
export async function smallerPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const share = Math.min(1, longestSidePx / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * share)
    canvas.height = Math.round(picture.height * share)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    return drawn && drawn.size < file.size ? drawn : file
  } catch {
    return file
  }
}
