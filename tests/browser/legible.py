"""What is written on a page and cannot be read: cut, half covered, or written over.

Every line of text that is shown is looked at where it stands.  What a scroller or a folded list holds back is not cut:
whoever scrolls or unfolds comes to it.  Nor is what is told in brief with a sign of it, what a panel covers whole, and
what lies under something that comes up over the table and is put away again.  Drawings are left out: a map is moved,
and its letters lie on the ground of a space.  So are dice, whose backs bear numbers, too.
"""

LEGIBLE = """() => {
    const say = (text) => text.trim().replace(/\\s+/g, ' ').slice(0, 40)
    const name = (each) => [each.localName, ...each.classList].filter((one) => !one.startsWith('svelte-')).join('.')
    const over = document.querySelector('dialog[open]')
    const PUT_AWAY = '.remaining, .since, .area-side'

    // What is read aloud alone is a pixel large.
    const aloud = (each) => {
        for (; each; each = each.parentElement) {
            const style = getComputedStyle(each)
            const tiny = each.clientWidth <= 2 && style.overflowX !== 'visible' && style.display !== 'inline'
            if (tiny || style.clipPath === 'inset(50%)') return true
        }
        return false
    }
    const read = (holder) =>
        !holder.closest('svg, .die, .remaining, .skip, script, style, option') &&
        holder.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        (!over || over.contains(holder)) &&
        !aloud(holder)

    // Drawn so that nothing shines through; a veil of colour lets the text through.
    const veil = (colour) => {
        const alpha = colour.match(/^rgba\\(.*, ([\\d.]+)\\)$/) ?? colour.match(/\\/ ([\\d.]+)\\)$/)
        return alpha !== null && Number(alpha[1]) < 0.5
    }
    const solid = (each) => {
        const style = getComputedStyle(each)
        if (each instanceof SVGSVGElement) return false
        const drawn = Math.min(Number(style.fillOpacity), Number(style.opacity)) > 0.3
        if (each instanceof SVGElement) return drawn && style.fill !== 'none' && !veil(style.fill)
        return !veil(style.backgroundColor) || style.backgroundImage !== 'none'
    }

    // By how much an ancestor cuts a line off, in words; null where the line is held back by it.
    const cut = (line) => {
        let fixed = false
        for (let each = line.holder; each && each !== document.documentElement && !fixed; each = each.parentElement) {
            const style = getComputedStyle(each)
            fixed = style.position === 'fixed' // nothing above it cuts it
            if (style.display === 'inline' || style.display === 'contents') continue
            if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
            const edge = each.getBoundingClientRect()
            const wide = Math.max(edge.left - line.left, line.right - edge.right)
            const high = Math.max(edge.top - line.top, line.bottom - edge.bottom)
            if (wide <= 2 && high <= 1.5) continue
            const brief = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis'
            const scrolls = (flow, more) => /auto|scroll/.test(flow) && more > 1
            if (brief || each.matches('.options.cut')) return null
            if (wide > 2 && scrolls(style.overflowX, each.scrollWidth - each.clientWidth)) return null
            if (high > 1.5 && scrolls(style.overflowY, each.scrollHeight - each.clientHeight)) return null
            if (wide > 2 && style.overflowX !== 'visible') return `${Math.round(wide)} px beside ${name(each)}`
            if (high > 1.5 && style.overflowY !== 'visible') return `${Math.round(high)} px beyond ${name(each)}`
        }
        return ''
    }

    // What lies over a line at one place.
    const cover = (line, x) => {
        const hit = document.elementFromPoint(x, (line.top + line.bottom) / 2)
        if (!hit || hit.contains(line.holder) || line.holder.contains(hit)) return null
        let each = hit
        while (each && !each.contains(line.holder) && !solid(each)) each = each.parentElement
        return each && !each.contains(line.holder) ? each : null
    }
    const covers = (line) => {
        const wide = line.right - line.left
        return [1, wide / 4, wide / 2, (3 * wide) / 4, wide - 1].map((x) => cover(line, line.left + x))
    }

    // A line's box is taller than its letters, so a little of it may be lost or shared.
    const lines = []
    const walker = document.createTreeWalker(over ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement
        if (!node.data.trim() || !read(holder)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) {
            if (box.width < 2 || box.height < 2) continue
            const { left, right } = box
            const [top, bottom] = [box.top + box.height * 0.18, box.bottom - box.height * 0.2]
            lines.push({ left, right, top, bottom, holder, text: say(node.data) })
        }
    }

    const faults = new Set()
    const tall = document.documentElement.scrollHeight > innerHeight + 1
    const seen = lines.filter((line) => {
        const lost = cut(line)
        if (lost === null) return false
        if (lost) faults.add(`cut: "${line.text}" ${lost}`)
        const told = `"${line.text}" in ${name(line.holder)}`
        const below = line.top < -2 || line.bottom > innerHeight + 2
        const beside = line.left < -2 || line.right > innerWidth + 2
        if (!lost && (beside || (below && !tall))) faults.add(`beyond the screen: ${told}`)
        if (lost || below) return false
        const over = covers(line)
        const hidden = over.filter(Boolean)
        if (hidden.some((each) => each.closest(PUT_AWAY))) return false
        if (hidden.length && hidden.length < over.length)
            faults.add(`half covered: ${told} by ${name(hidden[0])} "${say(hidden[0].textContent)}"`)
        return hidden.length < over.length
    })
    for (const [number, one] of seen.entries())
        for (const two of seen.slice(number + 1)) {
            const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left)
            const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
            if (one.holder !== two.holder && wide > 2 && high > 2)
                faults.add(`overlap: "${one.text}" in ${name(one.holder)} and "${two.text}" in ${name(two.holder)}`)
        }
    return [...faults]
}"""
