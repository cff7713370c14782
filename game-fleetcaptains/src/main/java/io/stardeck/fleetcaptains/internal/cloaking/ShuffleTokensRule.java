package io.stardeck.fleetcaptains.internal.cloaking;

import static io.stardeck.fleetcaptains.internal.RuleIds.ECH_03;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FreeAction.ShuffleTokens;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** The own tokens of a space are mixed ({@code FC-ECH-03}). */
final class ShuffleTokensRule extends FleetRule<ShuffleTokens> {
  @Override
  public void candidates(FleetView view, Consumer<? super ShuffleTokens> offer) {
    ImmutableList<Token> tokens = view.table().tokens();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.owner().equals(view.seat()) && first(tokens, i)) {
        offer.accept(new ShuffleTokens(view.seat(), token.at()));
      }
    }
  }

  private static boolean first(ImmutableList<Token> tokens, int index) {
    for (int i = 0; i < index; i++) {
      if (tokens.get(i).at() == tokens.get(index).at()
          && tokens.get(i).owner().equals(tokens.get(index).owner())) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void check(FleetView view, ShuffleTokens action, Findings findings) {
    int count = 0;
    int moving = view.top() instanceof Maneuver maneuver ? maneuver.token() : 0;
    for (Token token : view.table().tokens()) {
      if (token.owner().equals(view.seat()) && token.at() == action.space()) {
        count++;
        if (token.number() == moving) {
          findings.reject("space", ECH_03, "a token of that space is on its way");
        }
      }
    }
    if (count < 2) {
      findings.reject("space", ECH_03, "%s tokens of yours are there", count);
    } else if (view.table().mixed().contains(action.space())) {
      findings.reject("space", ECH_03, "they have been mixed already");
    }
  }

  @Override
  public void perform(Play<FleetState> play, ShuffleTokens action) {
    Tokens.mix(play, action.actor(), action.space(), ECH_03);
  }
}
