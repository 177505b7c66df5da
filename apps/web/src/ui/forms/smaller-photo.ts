const quality = 0.85
/**
 * Picture types that every browser shows. Others that this browser opens, such as HEIC in Safari, are converted before
 * upload.
 */
const takenAsIs = /^image\/(jpeg|png|webp)$/

/**
 * Scales a photo down to its largest displayed size, for uploads over a weak signal. Returns files that this browser
 * cannot draw, such as PDF or HEIC, unchanged: the server converts them.
 */
export async function smallerPhoto(file: File, longestSidePx = 1600): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const share = Math.min(1, longestSidePx / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * share)
    canvas.height = Math.round(picture.height * share)
    const medicalRecord = canvas.getContext('2d')
    if (medicalRecord) {
      // Transparent pixels would turn black.
      medicalRecord.fillStyle = '#fff'
      medicalRecord.fillRect(0, 0, canvas.width, canvas.height)
      medicalRecord.drawImage(picture, 0, 0, canvas.width, canvas.height)
    }
    picture.close()
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (!drawn || (drawn.size >= file.size && takenAsIs.test(file.type))) return file
    return new File([drawn], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
  } catch {
    return file
  }
}
