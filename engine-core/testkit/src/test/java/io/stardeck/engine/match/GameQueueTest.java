package io.stardeck.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameQueueTest {

  @Test
  void dealsEachGameOnceAndInOrder() {
    GameQueue queue = new GameQueue(3, Progress.SILENT, new Stop());
    assertThat(List.of(queue.take(), queue.take(), queue.take(), queue.take()))
        .containsExactly(0L, 1L, 2L, -1L);
  }

  @Test
  void tellsHowManyGamesAreDone() {
    List<Long> told = new ArrayList<>();
    GameQueue queue = new GameQueue(2, (done, total) -> told.add(100 * done / total), new Stop());
    queue.done();
    queue.done();
    assertThat(told).containsExactly(50L, 100L);
  }

  @Test
  void reportsTheFirstGameThatFailedWhicheverFailedFirst() {
    GameQueue queue = new GameQueue(9, Progress.SILENT, new Stop());
    queue.take();
    queue.take();
    queue.failed(1, new IllegalStateException("later"));
    queue.failed(0, new IllegalStateException("earlier"));
    assertThat(queue.firstFailure().orElseThrow().game()).isZero();
    assertThat(queue.take()).isEqualTo(-1);
  }
}
