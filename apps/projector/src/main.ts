process.stderr.write('The projector is not built yet.\n');
process.exitCode = 1;
