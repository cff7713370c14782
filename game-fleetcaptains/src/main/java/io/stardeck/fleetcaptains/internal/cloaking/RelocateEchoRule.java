package io.stardeck.fleetcaptains.internal.cloaking;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_38;
import static io.stardeck.fleetcaptains.internal.RuleIds.ECH_12;
import static io.stardeck.fleetcaptains.internal.RuleIds.ECH_13;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.RelocateEcho;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Showing;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.state.FleetFrame.EchoRelocate;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * After a token was shown: an echo comes to the ship that was shown, or the echo that was shown
 * goes to another own token ({@code FC-ECH-12, FC-ECH-13}).
 */
final class RelocateEchoRule extends FleetRule<RelocateEcho> {
  private static Token shown(Table table, Frame top) {
    return Objects.requireNonNull(table.token(((EchoRelocate) top).token()));
  }

  @Override
  public void candidates(FleetView view, Consumer<? super RelocateEcho> offer) {
    for (Token token : view.table().tokens()) {
      offer.accept(new RelocateEcho(view.seat(), token.number()));
    }
  }

  @Override
  public void check(FleetView view, RelocateEcho action, Findings findings) {
    Token named = view.table().token(action.token());
    if (named == null) {
      findings.reject("token", VAL_04, "%s is no token on the board", action.token());
      return;
    }
    Token shown = shown(view.table(), view.top());
    boolean echo = view.table().set().isEcho(Objects.requireNonNull(view.identity(shown)));
    if (!named.owner().equals(view.seat())) {
      findings.reject("token", echo ? ECH_13 : ECH_12, "it is no token of yours");
      return;
    }
    if (!echo && !view.table().set().isEcho(Objects.requireNonNull(view.identity(named)))) {
      findings.reject("token", ECH_12, "it is no echo");
    } else if (named.at() == shown.at()) {
      findings.reject("token", echo ? ECH_13 : ECH_12, "it is in the hex of the one shown");
    }
  }

  @Override
  public void perform(Play<FleetState> play, RelocateEcho action) {
    Table table = Tables.of(play);
    Token shown = shown(table, play.state().top());
    Token named = Objects.requireNonNull(table.token(action.token()));
    boolean echo = table.set().isEcho(play.state().identity(shown));
    play.pop();
    if (echo) {
      Showing.relocate(play, shown.number(), named.at(), ECH_13);
    } else {
      Showing.relocate(play, named.number(), shown.at(), ECH_12);
    }
  }

  /** No echo is moved; the tokens of the hex are mixed all the same. */
  static void decline(Play<FleetState> play) {
    Token shown = shown(Tables.of(play), play.state().top());
    play.pop();
    Tokens.mix(play, shown.owner(), shown.at(), D_38);
  }
}
