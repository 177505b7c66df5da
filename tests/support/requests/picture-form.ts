import { smallestPicture } from '../bookings/smallest-picture.ts'

const boundary = 'frontera'

/** Body and headers of a request that uploads a picture. */
export const pictureForm = async () => ({
  payload: Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`),
    Buffer.from(await smallestPicture.arrayBuffer()),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
})
