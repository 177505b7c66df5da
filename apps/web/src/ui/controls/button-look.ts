export type ButtonTone = 'primary' | 'secondary' | 'ink' | 'white' | 'danger' | 'quiet'
export type ButtonSize = 'snug' | 'small' | 'medium' | 'large'
export type ButtonLook = {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
}

const base =
  'inline-flex max-w-full items-center justify-center gap-2 rounded-lg font-heading leading-tight text-center select-none forced-colors:border-2 ' +
  'transition-[background-color,border-color,transform,filter] active:translate-y-px ' +
  '[&_svg]:shrink-0 disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55'

const tones = {
  primary: 'bg-primary text-on-primary hover:bg-primary-deep',
  secondary: 'border-2 border-ink text-ink hover:bg-sand',
  ink: 'bg-ink text-cream hover:bg-ink-soft',
  white: 'bg-white text-ink hover:bg-sand',
  danger: 'bg-brick text-white hover:brightness-90',
  quiet: 'text-ink hover:bg-sand',
} satisfies Record<ButtonTone, string>

const sizes = {
  snug: 'min-h-10 px-3 py-1.5 text-sm',
  small: 'min-h-10 px-4 py-1.5 text-sm',
  medium: 'min-h-(--control-height) px-6 py-2 text-[length:inherit]',
  large: 'min-h-14 px-8 py-3 text-lg',
} satisfies Record<ButtonSize, string>

/** The classes that buttons, and links dressed as buttons, share. */
export function buttonLook({ tone = 'primary', size = 'medium', className = '' }: ButtonLook = {}) {
  return `${base} ${tones[tone]} ${sizes[size]} ${className}`
}
