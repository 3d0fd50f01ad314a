/** The report's style sheet. */
export const STYLE = `
body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:1100px;padding:0 1rem;color:#1c2330;background:#fafaf7}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #ddd;padding:.25rem .5rem;text-align:left;vertical-align:top}
.all{font-size:12.5px}.n{text-align:right;font-variant-numeric:tabular-nums}
.yes{color:#17723a}.no{color:#b3261e;font-weight:600}.none{color:#999}
section{border-top:2px solid #ccc;margin-top:2rem}blockquote{margin:.5rem 0;padding:.4rem .8rem;background:#eee;overflow-wrap:anywhere}
.shots{display:flex;gap:.6rem;flex-wrap:wrap}.shots img{width:480px;max-width:100%;border:1px solid #ccc}.pairs{columns:3;font-size:13px}`;
