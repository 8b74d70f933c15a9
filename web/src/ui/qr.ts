/** The dark squares of a code as one path; a horizontal run is one stroke. */
export function squares(data: readonly (readonly boolean[])[]): string {
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      path += `M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`;
    }
  });
  return path;
}
