import { parseSync } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const innerNodes = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Possible values of a condition, or of a variable that holds one. */
function outcomes(node: Node, names: ReadonlyMap<string, Node>): Node[] {
  const of = (...inner: unknown[]) => inner.filter(isNode).flatMap((one) => outcomes(one, names))
  if (node.type === 'ParenthesizedExpression') return of(node.expression)
  const named = valueOf(node, names)
  if (named !== node && (isCondition(named) || isElement(named))) return of(named)
  if (node.type === 'ConditionalExpression') return of(node.consequent, node.alternate)
  if (node.type === 'LogicalExpression')
    return node.operator === '&&' ? of(node.right) : of(node.left, node.right)
  return [node]
}

/** Resolves a variable of the component; returns other nodes unchanged. */
const valueOf = (node: Node, names: ReadonlyMap<string, Node>) =>
  (node.type === 'Identifier' && names.get(String(node.name))) || node

const isCondition = ({ type }: Node) => type === 'ConditionalExpression' || type === 'LogicalExpression'
const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment'
const isNothing = ({ type, name, value }: Node) =>
  (type === 'Literal' && (value === null || typeof value === 'boolean')) ||
  (type === 'Identifier' && name === 'undefined')

/** True for a list of elements: `dogs.map((dog) => <li …>)`. */
function isElementList({ type, callee, arguments: given }: Node) {
  const [first] = Array.isArray(given) ? (given as Node[]) : []
  const body =
    isNode(first?.body) && first.body.type === 'ParenthesizedExpression' ? first.body.expression : first?.body
  return (
    type === 'CallExpression' &&
    isNode(callee) &&
    isNode(callee.property) &&
    callee.property.name === 'map' &&
    isNode(body) &&
    isElement(body)
  )
}

/** Elements that contain text; a variable inside any other is a component. */
const holdsText = /^(a|b|button|dd|dt|em|h[1-6]|label|legend|li|p|small|span|strong|summary|td|th)$/

/** True if a value inside an element may be text. */
const mayBeText = (node: Node, inside: string) =>
  !isElement(node) &&
  !isNothing(node) &&
  !isElementList(node) &&
  (node.type !== 'Identifier' || holdsText.test(inside))

const nameOf = ({ openingElement: opening }: Node) =>
  isNode(opening) && isNode(opening.name) ? String(opening.name.name) : ''

/** Blank lines between elements are ignored, `{' '}` is text. */
const isBlank = ({ type, value, expression }: Node) =>
  (type === 'JSXText' && /^\s*$/.test(String(value)) && String(value).includes('\n')) ||
  (type === 'JSXExpressionContainer' && isNode(expression) && expression.type === 'JSXEmptyExpression')

/** Variables that hold elements for conditions. */
const constants = (program: Node, found = new Map<string, Node>()): Map<string, Node> => {
  if (program.type === 'VariableDeclarator' && isNode(program.id) && isNode(program.init))
    found.set(String(program.id.name), program.init)
  for (const inner of innerNodes(program)) constants(inner, found)
  return found
}

/**
 * Finds places where React inserts or removes nodes beside a text node. A browser that translates the page wraps each
 * text node in an element, and React then throws: a conditional text with siblings needs an element, and so does text
 * behind a conditional element. Returns `line: source` of each.
 */
export function textBesideConditions(path: string, source: string): string[] {
  const program = parseSync(path, source).program as unknown as Node
  const names = constants(program)
  const found: string[] = []
  const lineOf = ({ start, end }: Node) =>
    `${source.slice(0, start).split('\n').length}: ${source.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 80)}`
  const expressionOf = (child: Node) =>
    child.type === 'JSXExpressionContainer' && isNode(child.expression) ? child.expression : undefined

  const inspect = (children: readonly Node[], inside: string) => {
    for (const [at, child] of children.entries()) {
      const expression = expressionOf(child)
      const ends = expression ? outcomes(expression, names) : []
      const isConditional = expression && isCondition(valueOf(expression, names))
      if (!isConditional) continue
      const next = children[at + 1]
      const nextExpression = next && expressionOf(next)
      const nextIsText =
        next?.type === 'JSXText' ||
        (nextExpression &&
          !isCondition(nextExpression) &&
          outcomes(nextExpression, names).some((one) => mayBeText(one, inside)))
      if (ends.some((one) => mayBeText(one, inside)) || nextIsText) found.push(lineOf(child))
    }
  }
  const visit = (node: Node) => {
    if (isElement(node)) {
      const children = (node.children as Node[]).filter((child) => !isBlank(child))
      if (children.length > 1) inspect(children, nameOf(node))
    }
    for (const inner of innerNodes(node)) visit(inner)
  }
  visit(program)
  return found
}
