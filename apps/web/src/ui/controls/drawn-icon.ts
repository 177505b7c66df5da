import { createElement, type SVGProps } from 'react'

type IconData = {
  name: string
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

const isNamed = (props: IconProps) =>
  'role' in props || 'title' in props || Object.keys(props).some((name) => name.startsWith('aria-'))

/** Creates a component for a lucide icon: 24 px, in the text colour, hidden from screen readers unless named. */
export default function drawnIcon({ name, node }: IconData) {
  const Icon = ({ className = '', size = 24, children, ...given }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !children && !isNamed(given) ? 'true' : undefined,
        ...given,
        className: `lucide lucide-${name} ${className}`,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  Icon.displayName = name
  return Icon
}
