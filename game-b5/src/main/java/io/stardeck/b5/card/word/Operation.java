package io.stardeck.b5.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;

/** One word of what an effect does. Each has one small interpreter of its own. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op")
public sealed interface Operation
    permits CardOperation, FactionOperation, TableOperation, ReplyOperation, Operation.If {
  /** The numbers in it. */
  default ImmutableList<Amount> amounts() {
    return this instanceof Numbered one ? ImmutableList.of(one.amount()) : ImmutableList.of();
  }

  /** The operations within it. */
  default ImmutableList<Operation> inner() {
    return ImmutableList.of();
  }

  /** Carries the operations out if the condition holds when their turn comes. */
  @JsonTypeName("IF")
  record If(Condition when, ImmutableList<Operation> then) implements Operation {
    @Override
    public ImmutableList<Operation> inner() {
      return then;
    }
  }
}
