import { photoAddress, photoFormats, photoSrcSet, type PhotoFile } from '@rumi/contract'
import type { ComponentProps } from 'react'

type PhotoProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  file: PhotoFile
  alt: string
  /** How wide it stands in the page, so that the browser takes the smallest file that is enough. */
  sizes: string
}

/** A photograph of the house, laid out as the image alone would be, in the format and width that suits whoever looks. */
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
