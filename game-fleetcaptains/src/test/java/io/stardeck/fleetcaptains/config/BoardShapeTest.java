package io.stardeck.fleetcaptains.config;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Boards of any legal shape. */
final class BoardShapeTest {
  private static int edges(BoardShape shape, int spaces) {
    int edges = 0;
    for (int i = 0; i < spaces; i++) {
      for (int j = 0; j < i; j++) {
        edges += shape.adjacent(i, j) ? 1 : 0;
      }
    }
    return edges;
  }

  @Rule({"FC-X-42", "FC-MAP-02", "FC-MAP-03"})
  @Test
  void theBasicBoardHas27Tiles() {
    BoardShape shape = BoardShape.of(new BoardPlan.Basic(), 2);
    assertThat(shape.tiles()).isEqualTo(27);
    assertThat(edges(shape, 27)).isEqualTo(62);
    assertThat(edges(shape, 29)).isEqualTo(68);
    assertThat(shape.hex(shape.post(Seat.of(1)))).isEqualTo(new Hex(0, -3));
    assertThat(shape.hex(shape.post(Seat.of(2)))).isEqualTo(new Hex(0, 3));
  }

  @Rule({"FC-X-43", "FC-MAP-08", "FC-CPT-02"})
  @Test
  void theSmallestBoardHas14Tiles() {
    BoardShape shape = BoardShape.of(new BoardPlan.Columns(ImmutableList.of(5, 4, 5)), 2);
    assertThat(shape.tiles()).isEqualTo(14);
    assertThat(edges(shape, 14)).isEqualTo(27);
    assertThat(edges(shape, 16)).isEqualTo(33);
    int post = shape.post(Seat.of(1));
    assertThat(shape.hex(post)).isEqualTo(new Hex(0, -2));
    assertThat(shape.hex(shape.post(Seat.of(2)))).isEqualTo(new Hex(0, 3));
    assertThat(shape.adjacent(post, shape.space(new Hex(0, -1)))).isTrue();
    assertThat(shape.adjacent(post, shape.space(new Hex(1, -2)))).isTrue();
    assertThat(shape.adjacent(post, shape.space(new Hex(-1, -1)))).isTrue();
  }

  @Rule("FC-D-07")
  @Test
  void boardsThatFallApartOrAreTooLargeAreRefused() {
    BoardPlan far =
        new BoardPlan.Hexes(
            ImmutableList.of(new Hex(0, 0)), ImmutableList.of(new Hex(0, -1), new Hex(9, 9)));
    assertThat(BoardShape.violations(far, 2)).isNotEmpty();
    assertThat(BoardShape.violations(new BoardPlan.Columns(ImmutableList.of(4, 4, 4)), 2))
        .isNotEmpty();
    assertThat(BoardShape.violations(new BoardPlan.Columns(ImmutableList.of()), 2)).isNotEmpty();
  }
}
