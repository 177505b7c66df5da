const boundary = 'frontera'

/** Body and headers of a request that uploads an XML. */
export const xmlForm = (xml: string) => ({
  payload: Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="factura.xml"\r\n\r\n${xml}\r\n--${boundary}--\r\n`,
  ),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
})
