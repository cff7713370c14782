package io.stardeck.engine.cli;

import io.stardeck.engine.match.Progress;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar on the terminal. */
final class ProgressDisplay implements Progress, AutoCloseable {
  private static final int WIDTH = 78;

  private final ProgressBar bar;
  private final Console console;

  /** A bar that begins empty. */
  ProgressDisplay(Console console, String task, long total) {
    this.console = console;
    this.bar =
        new ProgressBarBuilder()
            .setTaskName(task)
            .setInitialMax(total)
            .setStyle(ProgressBarStyle.ASCII)
            .setConsumer(new DelegatingProgressBarConsumer(this::redraw, WIDTH))
            .build();
  }

  @Override
  public void at(long done, long total) {
    bar.stepTo(done);
  }

  @Override
  public void close() {
    bar.close();
    console.err().println();
  }

  private void redraw(String line) {
    console.err().print("\r" + line);
    console.err().flush();
  }
}
