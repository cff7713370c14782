package io.stardeck.stccg.internal.turn;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.battle.AttackingOutpost;
import io.stardeck.stccg.internal.battle.AttackingShip;
import io.stardeck.stccg.internal.battle.AttackingTeam;
import io.stardeck.stccg.internal.cloaking.Cloaking;
import io.stardeck.stccg.internal.cloaking.Decloaking;
import io.stardeck.stccg.internal.interrupts.PlayingInterrupt;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.missions.Attempting;
import io.stardeck.stccg.internal.moving.Beaming;
import io.stardeck.stccg.internal.moving.Courses;
import io.stardeck.stccg.internal.moving.Loading;
import io.stardeck.stccg.internal.moving.Moving;
import io.stardeck.stccg.internal.moving.Towing;
import io.stardeck.stccg.internal.moving.Unloading;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import org.jspecify.annotations.Nullable;

/** Orders ({@code ST-TRN-05}, {@code ST-ORD-01}). */
public final class Ordering extends StccgPhase<Phase.Orders> {
  /** The phase, with what is open in it. */
  public Ordering() {
    super(
        ImmutableList.of(
            new Ending.EndingTurn(),
            new Loading(),
            new Unloading(),
            new Beaming(),
            new Moving(),
            new Attempting(),
            new AttackingTeam(),
            new AttackingShip(),
            new AttackingOutpost(),
            new Cloaking(),
            new Decloaking(),
            new Towing(),
            PlayingInterrupt.RULE));
  }

  @Override
  public String prompt(StccgView view, Phase.Orders frame) {
    return asked(view, "give an order, or end the turn", "no order can be given: end the turn");
  }

  /** Whether a ship that is lent has nobody left who can act ({@code ST-EFF-39}). */
  private static boolean idle(StccgState state, CardId id) {
    @Nullable Ship ship = state.table().ship(id);
    return ship == null
        || ship.stopped()
            && state.size(ship.host(), Role.FREE) + state.size(ship.host(), Role.GEAR) == 0;
  }

  @Override
  public boolean proceed(Play<StccgState> play, Phase.Orders frame) {
    if (frame.ship().isEmpty() && Winning.settled(play)) {
      return true;
    }
    if (Cures.check(play) || Courses.settle(play)) {
      return true;
    }
    if (frame.ship().isPresent() && idle(play.state(), frame.ship().get())) {
      play.pop();
      return true;
    }
    return false;
  }
}
