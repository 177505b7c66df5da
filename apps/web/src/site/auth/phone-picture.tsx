import type { StillName } from '../../shared/business/still-names.ts'
import { Still } from '../stills/still.tsx'

/** Picture above the form, for narrow screens. */
export const PhonePicture = ({ name }: { name: Extract<StillName, `login-${string}`> }) => (
  <Still
    name={name}
    width={720}
    height={800}
    inView
    className="mb-6 h-40 w-full rounded-md object-cover md:hidden"
  />
)
