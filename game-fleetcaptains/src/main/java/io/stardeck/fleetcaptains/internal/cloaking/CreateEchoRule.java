package io.stardeck.fleetcaptains.internal.cloaking;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.ShipAction.CreateEcho;
import io.stardeck.fleetcaptains.card.ActionKind;
import io.stardeck.fleetcaptains.internal.rule.ShipRule;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.function.Consumer;

/** A cloaked ship puts out an echo ({@code FC-ECH-01, FC-ECH-02}). */
final class CreateEchoRule extends ShipRule<CreateEcho> {
  private static final RuleId ECH_01 = RuleId.of("FC-ECH-01");
  private static final RuleId ECH_04 = RuleId.of("FC-ECH-04");
  private static final RuleId D_35 = RuleId.of("FC-D-35");

  CreateEchoRule() {
    super(CreateEcho.class, ActionKind.CLOAKING, true);
  }

  @Override
  protected void propose(FleetView view, Ship ship, Consumer<? super CreateEcho> offer) {
    if (ship.cloaked()) {
      offer.accept(new CreateEcho(view.seat(), ship.card()));
    }
  }

  @Override
  protected void forbid(FleetView view, CreateEcho action, Ship ship, Findings findings) {
    Table table = view.table();
    if (!ship.cloaked()) {
      findings.reject("ship", ECH_01, "it is not cloaked");
    }
    int echoes = Fleets.tokens(table, view.seat()) - Fleets.cloaked(table, view.seat());
    if (echoes >= view.fleet().size()) {
      findings.reject(ECH_04, "%s echoes for %s ships", echoes, view.fleet().size());
    }
    if (!Fleets.symbolFree(table, view.seat())) {
      findings.reject(D_35, "no cloak token is left");
    }
  }

  @Override
  protected void carryOut(Play<FleetState> play, CreateEcho action) {
    FleetState state = play.state();
    Seat seat = action.actor();
    int space = state.spaceOf(Objects.requireNonNull(state.table().ship(action.ship())));
    CardId echo = free(state, seat);
    Tokens.place(play, seat, echo, space);
    Tables.secret(
        play,
        seat,
        own -> {
          ImmutableList<CardId> before = Lists.minus(own.maneuvered(), echo);
          return own.withManeuvered(
              before.contains(action.ship()) ? Lists.plus(before, echo) : before);
        });
    Tokens.mix(play, seat, space);
  }

  private static CardId free(FleetState state, Seat seat) {
    for (CardId echo : state.table().set().echoes(state.table().faction(seat))) {
      if (state.tokenOf(echo) == null) {
        return echo;
      }
    }
    throw new IllegalStateException("no echo is free");
  }
}
