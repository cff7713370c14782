package io.stardeck.stccg.internal.missions;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.battle.Battles;
import io.stardeck.stccg.internal.moving.Travelling;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** An order that was announced is carried out, if it is still legal ({@code ST-INT-10}). */
public final class Declaring implements StccgPhase<Phase.Declared> {
  private static final RuleId ATT_06 = RuleId.of("ST-ATT-06");

  @Override
  public Class<Phase.Declared> frame() {
    return Phase.Declared.class;
  }

  @Override
  public ImmutableList<StccgRule<?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(StccgView view, Phase.Declared frame) {
    return "an order is carried out";
  }

  @Override
  public boolean proceed(Play<StccgState> play, Phase.Declared frame) {
    play.pop();
    if (frame.order() instanceof Order.Move move) {
      Travelling.move(play, frame, move);
    } else if (frame.order() instanceof Order.Attempt attempt) {
      attempt(play, frame, attempt);
    } else {
      Battles.begin(play, frame);
    }
    return true;
  }

  private static void attempt(Play<StccgState> play, Phase.Declared frame, Order.Attempt attempt) {
    Host host = frame.host().orElseThrow();
    int cards = play.state().size(host, Role.GROUP) + play.state().size(host, Role.GEAR_GROUP);
    play.tell(
        ATT_06, new MissionEvent.AttemptStarted(frame.seat(), attempt.location(), host, cards));
    play.push(
        new Phase.Attempting(
            new Attempt(
                frame.seat(),
                attempt.location(),
                host,
                Attempt.Step.MEET,
                0,
                false,
                false,
                false)));
  }
}
