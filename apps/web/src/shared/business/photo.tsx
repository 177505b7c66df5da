import { photoAddress, photoFormats, photoSrcSet, type PhotoFile } from '@rumi/contract'
import type { ComponentProps } from 'react'

type PhotoProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  file: PhotoFile
  alt: string
  /** Displayed width, so that the browser loads the smallest sufficient file. */
  sizes: string
}

/** Photograph laid out as its `<img>` alone would be; the browser picks format and width. */
export const Photo = ({ file, alt, sizes, ...image }: PhotoProps) => (
  <picture className="contents">
    {photoFormats.map((format) => (
      <source
        key={format}
        className="hidden"
        type={`image/${format}`}
        srcSet={photoSrcSet(file, format)}
        sizes={sizes}
      />
    ))}
    <img {...image} alt={alt} src={photoAddress(file)} />
  </picture>
)
