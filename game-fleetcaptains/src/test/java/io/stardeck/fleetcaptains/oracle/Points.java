package io.stardeck.fleetcaptains.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Table;

/** Points: who scores what, and who wins (section 3.24). */
final class Points {
  private static final ImmutableList<Standing> NOTHING = ImmutableList.of();
  private final int[] scores;
  private final boolean[] lost;

  Points(int players) {
    scores = new int[players];
    lost = new boolean[players];
  }

  /** The sizes that a fleet may have now ({@code FC-I-07}). */
  static int limit(Table table, Seat seat) {
    Captain captain = table.captain(seat);
    int limit = captain.fleetLimit();
    for (CardId card : captain.staying()) {
      for (Standing each : lying(table.set(), card)) {
        limit += each instanceof Standing.ModifyFleetLimit more ? more.amount() : 0;
      }
    }
    return limit;
  }

  /** What an encounter says, or the face of a command card that stays in play. */
  static ImmutableList<Standing> lying(ComponentSet set, CardId card) {
    if (set.isEncounter(card)) {
      return set.encounter(card).standing();
    }
    ImmutableList.Builder<Standing> all = ImmutableList.builder();
    for (CardFace face : set.command(card).faces()) {
      all.addAll(face.staysInPlay().isPresent() ? face.standing() : NOTHING);
    }
    return all.build();
  }

  /** Counts what was scored in a decision; how many times. */
  int count(FleetState before, FleetState after, ImmutableList<Event> events) {
    int times = 0;
    for (Event event : events) {
      Object what = event.what();
      int due = due(before, after, what);
      if (what instanceof GameProgress.VpScored scored) {
        assertThat(scored.vp()).isEqualTo(worth(after.table(), scored));
        scores[scored.player().index()] += scored.vp();
        times++;
      } else if (due > 0) {
        assertThat(events.stream().map(Event::what).toList())
            .as("points for %s", what)
            .anyMatch(each -> each instanceof GameProgress.VpScored);
      }
      if (what instanceof ShipEvent.ShipDestroyed gone) {
        int owner = after.table().owner(gone.ship()).index();
        boolean first = !lost[owner];
        lost[owner] = true;
        int more = first ? after.table().set().limits().firstLossFleetBonus() : 0;
        assertThat(after.table().captains().get(owner).fleetLimit())
            .as("fleet size after a loss")
            .isGreaterThanOrEqualTo(before.table().captains().get(owner).fleetLimit() + more);
      }
    }
    ended(after);
    return times;
  }

  private static int due(FleetState before, FleetState after, Object what) {
    Table table = after.table();
    if (what instanceof CardEvent.MissionCompleted) {
      return 1;
    } else if (what instanceof BoardEvent.InstallationBuilt built) {
      return built.kind() == InstallationKind.STARBASE ? 1 : 0;
    } else if (what instanceof ShipEvent.ShipDestroyed gone) {
      return gone.byEnemy() ? table.set().limits().destroyedShipVp() : 0;
    }
    return 0;
  }

  private static int worth(Table table, GameProgress.VpScored scored) {
    ScoreKind kind = scored.kind();
    if (kind == ScoreKind.MISSION) {
      return table.set().mission(scored.card().orElseThrow()).vp();
    } else if (kind == ScoreKind.ENCOUNTER) {
      return table.set().encounter(scored.card().orElseThrow()).vp();
    } else if (kind == ScoreKind.STARBASE) {
      return table.set().installation(InstallationKind.STARBASE).vpOnBuild();
    } else if (kind == ScoreKind.DESTROYED_SHIP) {
      return table.set().limits().destroyedShipVp();
    }
    return scored.vp();
  }

  private void ended(FleetState state) {
    Table table = state.table();
    int[] sides = new int[2];
    for (int i = 0; i < scores.length; i++) {
      assertThat(table.captains().get(i).score()).isEqualTo(scores[i]);
      sides[table.captains().get(i).faction().ordinal()] += scores[i];
    }
    boolean won = Math.max(sides[0], sides[1]) >= table.config().targetScore();
    if (!(state.top() instanceof FleetFrame.GameOver over)) {
      assertThat(won).as("%s to %s goes on", sides[0], sides[1]).isFalse();
      return;
    }
    assertThat(won || table.turn() >= table.config().turns()).isTrue();
    for (int i = 0; i < scores.length; i++) {
      int mine = table.captains().get(i).faction().ordinal();
      assertThat(over.outcome().winners().contains(Seat.at(i)))
          .as("%s to %s, seat %s", sides[0], sides[1], i)
          .isEqualTo(sides[mine] > sides[1 - mine]);
    }
  }
}
