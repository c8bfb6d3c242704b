/* Draws the plots of the page in its colours, and again where the light or the width changes. */
(() => {
  const plots = JSON.parse(document.getElementById("plots").textContent);
  const formatLocale = JSON.parse(document.getElementById("locale").textContent);
  const places = [...document.querySelectorAll(".plot")];
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const narrow = matchMedia("(max-width: 640px)");
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  function config() {
    const ink = colour("--ink"), quiet = colour("--quiet"), line = colour("--line");
    const range = [colour("--lantern"), dark.matches ? "#8fa8cc" : "#5b6f8f"];
    return {
      background: null,
      font: "Georgia, serif",
      view: { stroke: null },
      axis: { labelColor: ink, titleColor: quiet, gridColor: line, domainColor: line, tickColor: line,
        labelFontSize: 13, titleFontSize: 13, titleFontWeight: "normal", gridOpacity: 0.6 },
      axisY: { labelLimit: narrow.matches ? 120 : 230 },
      legend: { labelColor: ink, labelFontSize: 13, orient: "top", labelLimit: 300 },
      range: { category: range },
      rule: { color: quiet },
      bar: { color: range[0] },
    };
  }

  async function draw() {
    for (const [number, place] of places.entries()) {
      await vegaEmbed(place, plots[number], { actions: false, renderer: "svg", formatLocale, config: config() });
    }
    document.documentElement.dataset.drawn = "yes";
  }

  draw();
  dark.addEventListener("change", draw);
  narrow.addEventListener("change", draw);
})();
