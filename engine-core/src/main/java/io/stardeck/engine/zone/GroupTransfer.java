package io.stardeck.engine.zone;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Play;
import java.util.function.Function;

/**
 * Some cards of a place, about to be moved one after the other, each as a {@link Transfer} moves it
 * at which nobody points:
 *
 * <pre>{@code
 * DEALER.cards(play, hand, marked).to(stash)
 *     .forEach(each -> each.tell(RULE, card -> new CardStashed(seat, card)));
 * }</pre>
 *
 * <p>As somebody loses sight of the first one, the others may come to bear other ids; they are
 * followed here by where they lie.
 */
public final class GroupTransfer<S extends GameState<S>, T> {
  private final Dealer<S, T> dealer;
  private final Play<S> play;
  private final Place from;
  private final int[] leaving;

  /** Where each card of the place lies now, by where it lay before; -1 once it has left. */
  private final int[] now;

  private Audience shown = Audience.nobody();
  private boolean inOrder;

  GroupTransfer(Dealer<S, T> dealer, Play<S> play, Place from, ImmutableList<T> cards) {
    this.dealer = dealer;
    this.play = play;
    this.from = from;
    ImmutableList<T> all = dealer.zones(play.state()).cards(from);
    this.leaving = new int[cards.size()];
    for (int i = 0; i < leaving.length; i++) {
      leaving[i] = all.indexOf(cards.get(i));
      checkArgument(leaving[i] >= 0, "%s does not lie in %s", cards.get(i), from);
    }
    this.now = new int[all.size()];
    for (int i = 0; i < now.length; i++) {
      now[i] = i;
    }
  }

  /** Those are to see them too. */
  public GroupTransfer<S, T> shownTo(Audience who) {
    shown = shown.or(who);
    return this;
  }

  /**
   * Lets what stays lie in its order, instead of the last cards in the gaps: where no rule takes a
   * card by its position.
   */
  public GroupTransfer<S, T> inOrder() {
    inOrder = true;
    return this;
  }

  /** Moves them: each on top where there is an order. */
  public ImmutableList<Dealt<S, T>> to(Place to) {
    return move(to, card -> card.to(to));
  }

  /** Moves them: each under all cards that lie there. */
  public ImmutableList<Dealt<S, T>> under(Place to) {
    return move(to, card -> card.under(to));
  }

  private ImmutableList<Dealt<S, T>> move(Place to, Function<Transfer<S, T>, Dealt<S, T>> move) {
    checkArgument(!to.equals(from), "cards of %s stay there", from);
    ImmutableList.Builder<Dealt<S, T>> moved = ImmutableList.builder();
    int last = now.length - 1;
    for (int card : leaving) {
      int gap = now[card];
      moved.add(move.apply(new Transfer<>(dealer, play, from, gap, false).shownTo(shown)));
      now[card] = -1;
      for (int i = 0; i < now.length; i++) {
        now[i] = now[i] == last ? gap : now[i];
      }
      last--;
    }
    if (inOrder) {
      order();
    }
    return moved.build();
  }

  private void order() {
    Zones<T> zones = dealer.zones(play.state());
    Zone<T> rest = zones.at(from);
    ImmutableList.Builder<T> cards = ImmutableList.builder();
    ImmutableList.Builder<Audience> knowers = ImmutableList.builder();
    for (int at : now) {
      if (at >= 0) {
        cards.add(rest.cards().get(at));
        knowers.add(rest.knowers(at));
      }
    }
    dealer.put(play, zones.with(rest.with(cards.build(), knowers.build())));
  }
}
