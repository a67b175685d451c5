process.stderr.write('The relay is not built yet.\n');
process.exitCode = 1;
