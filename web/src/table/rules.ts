/** Reading the rules: plain text out of their Markdown, and words compared whatever their case and accents. */

/** A paragraph without Markdown's signs; lists and tables keep their lines. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\n(?!\s*[-|*])/g, ' ')
    .replaceAll(/\*\*(.+?)\*\*/g, '$1')
    .replaceAll(/(?<!\w)[*_](.+?)[*_](?!\w)/g, '$1')
    .replaceAll(/`(.+?)`/g, '$1')
    .replaceAll(/\[(.+?)\]\(.+?\)/g, '$1')
}

/** Words as they are compared. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}
