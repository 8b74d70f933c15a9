### Pages of the browser: home, new table, games, rules.
