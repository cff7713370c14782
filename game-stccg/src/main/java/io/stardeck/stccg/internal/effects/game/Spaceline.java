package io.stardeck.stccg.internal.effects.game;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Objects;

/**
 * A mission goes somewhere else in the spaceline ({@code ST-EFF-08}). Its location keeps its
 * number, and so all that is there goes with it.
 */
final class Spaceline {
  private static final RuleId DAT_17 = RuleId.of("ST-DAT-17");
  private static final RuleId EFF_08 = RuleId.of("ST-EFF-08");

  private Spaceline() {}

  /** A mission takes the place of another location; those in between close up. */
  static void move(Play<StccgState> play, int mission, int place) {
    Table before = play.state().table();
    ImmutableList<Location> line = before.spaceline();
    int from = before.position(mission);
    int to = before.position(place);
    play.tell(EFF_08, new MissionEvent.MissionRelocated(mission, from, to));
    borders(play, line, from);
    Location going = line.get(from);
    ImmutableList<Location> others = Lists.filter(line, each -> each != going);
    ImmutableList<Location> now =
        ImmutableList.<Location>builder()
            .addAll(others.subList(0, to))
            .add(going)
            .addAll(others.subList(to, others.size()))
            .build();
    Tables.table(play, table -> table.copy().withSpaceline(now));
    ends(play);
    bind(play, line);
  }

  /**
   * What lies on the border to the right of the mission lies to the right of its left neighbour
   * then; a border to where the spaceline ends is none.
   */
  private static void borders(Play<StccgState> play, ImmutableList<Location> line, int from) {
    int mission = line.get(from).number();
    if (from == 0) {
      discard(play, On.border(mission));
      return;
    }
    int left = line.get(from - 1).number();
    if (from == line.size() - 1) {
      discard(play, On.border(left));
      return;
    }
    for (Lying card : play.state().table().lying()) {
      if (card.on().equals(On.border(mission))) {
        Tables.table(play, table -> table.with(card.on(On.border(left))));
      }
    }
  }

  /** What was inserted between two locations, of which one has gone, is discarded. */
  private static void ends(Play<StccgState> play) {
    for (Location first = end(play, true); !mission(play, first); first = end(play, true)) {
      discard(play, On.border(first.number()));
      discard(play, first);
    }
    for (Location last = end(play, false); !mission(play, last); last = end(play, false)) {
      ImmutableList<Location> line = play.state().table().spaceline();
      discard(play, On.border(line.get(line.size() - 2).number()));
      discard(play, last);
    }
  }

  private static Location end(Play<StccgState> play, boolean left) {
    ImmutableList<Location> line = play.state().table().spaceline();
    return line.get(left ? 0 : line.size() - 1);
  }

  private static boolean mission(Play<StccgState> play, Location location) {
    return play.state().table().def(location.card()) instanceof MissionDef;
  }

  private static void discard(Play<StccgState> play, Location inserted) {
    Cures.discard(
        play, Objects.requireNonNull(play.state().table().lying(inserted.card().id())), DAT_17);
  }

  private static void discard(Play<StccgState> play, On on) {
    for (Lying card : play.state().table().lying()) {
      if (card.on().equals(on)) {
        Cures.discard(play, card, DAT_17);
      }
    }
  }

  /** Who was bound for an end of the spaceline is bound for what lies there now. */
  private static void bind(Play<StccgState> play, ImmutableList<Location> before) {
    int left = before.get(0).number();
    int right = before.get(before.size() - 1).number();
    for (Ship ship : play.state().table().ships()) {
      int goal = ship.goal().orElse(-1);
      if (goal == left || goal == right) {
        Location end = end(play, goal == left);
        Tables.ship(play, ship.copy().withGoal(end.number()));
      }
    }
  }
}
