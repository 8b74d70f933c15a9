### Around a table in the browser: waiting room, menus, results.
