import type { StillName } from '../../shared/house/still-names.ts'
import { Still } from '../stills/still.tsx'

/** Stands over the form where there is no room for the carousel beside it. */
export const PhonePicture = ({ name }: { name: Extract<StillName, `login-${string}`> }) => (
  <Still
    name={name}
    width={720}
    height={800}
    inView
    className="mb-6 h-40 w-full rounded-md object-cover md:hidden"
  />
)
