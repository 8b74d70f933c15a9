# tsuefa
